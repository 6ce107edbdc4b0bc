"""What pip calls to make a wheel of the sources (PEP 517)."""

import pathlib
import subprocess
import sys


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    made = subprocess.run(
        ["scripts/wheel", wheel_directory, sys.executable], check=True, stdout=subprocess.PIPE, text=True
    )
    return pathlib.Path(made.stdout.strip()).name
