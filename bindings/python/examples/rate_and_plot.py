# %% [markdown]
# How hard is a list of puzzles? Each `# %%` begins a cell: Jupyter (with jupytext), VS Code and Spyder
# run them one by one. As a program:
#
#     python3 rate_and_plot.py [LIST [PICTURE]]
#
# LIST is a file of any format that nonet reads; without it a thousand puzzles are made. PICTURE is the
# file for the picture, ratings.png unless given.

# %%
import collections
import pathlib
import sys

import matplotlib.pyplot as plt
import numpy as np

import nonet

names = [name for name in sys.argv[1:] if not name.startswith("-")]
picture = names[1] if len(names) > 1 else "ratings.png"
if names:
    puzzles = nonet.read_list(pathlib.Path(names[0]).read_text())
else:
    puzzles = list(nonet.generate(count=1000, seed=1, threads=2))
print(len(puzzles), "puzzles; the first:", puzzles[0])

# %% Ratings by Sudoku Explainer's scale: columns of numpy. Ctrl-C ends a long list.
grids = np.stack([puzzle.array for puzzle in puzzles])
explainer = nonet.rate_many(grids)
hodoku = nonet.rate_many(grids, scale="hodoku")
print("median ER", np.nanmedian(explainer["er"]), "of", np.nanmin(explainer["er"]), "to", np.nanmax(explainer["er"]))
for technique, count in collections.Counter(explainer["hardest"]).most_common(5):
    print(f"{count:5} need {technique}")

# %% The steps of the hardest one.
hardest = puzzles[int(np.nanargmax(explainer["er"]))]
for step in sorted(nonet.explain(hardest).steps, key=lambda step: -step.price)[:3]:
    print(f"{step.price:4} {step.name}: {step.conclusion}")

# %% Two scales and the clues.
figure, (left, middle, right) = plt.subplots(1, 3, figsize=(12, 3.6), layout="constrained")
left.hist(explainer["er"], bins=np.arange(0.95, 12.1, 0.1))
left.set(title="Ratings", xlabel="ER", ylabel="puzzles")
middle.scatter(explainer["er"], hodoku["score"], s=4)
middle.set(title="Two scales", xlabel="ER", ylabel="HoDoKu's score", yscale="log")
right.scatter(np.count_nonzero(grids, axis=(1, 2)), explainer["er"], s=4)
right.set(title="Clues say little", xlabel="clues", ylabel="ER")
figure.savefig(picture, dpi=150)
print("wrote", picture)
