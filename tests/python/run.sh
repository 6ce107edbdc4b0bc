#!/bin/bash
# Tests the Python package on PYTHONPATH with the interpreter $1, which needs numpy, pytest and mypy.
set -euo pipefail
python=$1
"$python" -m pytest -q -p no:cacheprovider tests/python
"$python" -m mypy.stubtest --ignore-missing-stub --allowlist tests/python/stubtest_allowlist.txt nonet
