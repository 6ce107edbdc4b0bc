"""Sudoku: read, solve, rate, explain, hint, generate, hunt, store and print puzzles.

>>> import nonet
>>> puzzle = nonet.read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> nonet.rate(puzzle).score
1.2
>>> for puzzle in nonet.generate(level="hard", count=3, seed=7):
...     print(puzzle)

docs/python.md says more.
"""

from ._nonet import (
    Error,
    Explanation,
    FindStream,
    Hint,
    HuntFind,
    Lesson,
    LessonPosition,
    Mistake,
    Named,
    Puzzle,
    PuzzleStream,
    Rating,
    Step,
    Store,
    __version__,
    book,
    canonical,
    explain,
    formats,
    generate,
    hint,
    hunt,
    image,
    is_minimal,
    lesson,
    levels,
    neighbours,
    play_page,
    rate,
    rate_list,
    rate_many,
    read,
    read_list,
    scales,
    search,
    solve,
    solve_many,
    symmetry,
    techniques,
)

__all__ = [name for name in dir() if not name.startswith("_")]
