"""The Python package over the library's face."""

import os
import pathlib
import pickle
import signal
import subprocess
import sys
import threading
import time

import numpy
import pytest

import nonet

HARD = ".6..5...91....78....9..3..525.3......8......16.7.......4.56.9.8.7.....4.9...8...."
DIABOLICAL = ".....26486....8.2.......5....14...823..1.........26...9...3.7....4..1.6....6....3"


def puzzles():
    return [nonet.read(HARD), nonet.read(DIABOLICAL)]


def test_a_puzzle_is_read_from_text_or_numbers():
    puzzle = nonet.read(HARD)
    assert puzzle.givens == HARD and puzzle.clues == 81 - HARD.count(".")
    assert puzzle.array.shape == (9, 9) and puzzle.array[0, 1] == 6 and puzzle.array[0, 0] == 0
    assert nonet.Puzzle(puzzle.array) == puzzle
    assert nonet.read(puzzle.array.reshape(81).tolist()) == puzzle
    assert "".join(map(str, puzzle.solution_array.reshape(81))) == puzzle.solution
    assert eval(repr(puzzle), {"Puzzle": nonet.Puzzle}) == puzzle
    assert len({puzzle, nonet.read(HARD)}) == 1 and sorted(puzzles()) == sorted(puzzles()[::-1])
    assert nonet.read_list(HARD + "\n" + DIABOLICAL + "\n") == puzzles()


def test_a_puzzle_is_pickled_with_its_proof():
    assert pickle.loads(pickle.dumps(puzzles())) == puzzles()


def test_results_are_pickled_whole():
    hard, diabolical = puzzles()
    wrong = diabolical.solution[1] + "." * 80
    find = next(nonet.hunt(seed=1, islands=1, population=10, seeds=[hard]))
    explanation = nonet.explain(diabolical)
    results = [
        nonet.rate(hard, scale="hodoku"),
        nonet.rate(diabolical, max_score=5),
        explanation,
        explanation.steps[-1],
        nonet.hint(diabolical),
        nonet.hint(diabolical, wrong),
        nonet.hint(diabolical, wrong).mistakes[0],
        find,
    ]
    for result in results:
        again = pickle.loads(pickle.dumps(result))
        assert type(again) is type(result) and pickle.dumps(again) == pickle.dumps(result)
    assert pickle.loads(pickle.dumps(results[0])) == results[0]
    assert pickle.loads(pickle.dumps(explanation)).text == explanation.text
    with pytest.raises(nonet.Error) as caught:
        nonet.read("12345")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.kind, again.line, str(again)) == ("text", 1, str(caught.value))


@pytest.mark.parametrize(
    "text, kind",
    [
        ("12345", "text"),
        ("11" + "." * 79, "text"),
        ([1, 1] + 79 * [0], "clash"),
        ("." * 81, "several-solutions"),
        ("123456780........9" + "." * 63, "no-solution"),
    ],
)
def test_an_error_has_kind_reason_and_place(text, kind):
    with pytest.raises(nonet.Error) as caught:
        nonet.read(text)
    assert caught.value.kind == kind and caught.value.reason
    assert isinstance(caught.value, ValueError)
    if kind == "several-solutions":
        one, other = caught.value.solutions
        assert one != other and nonet.solve(one) == (1, one)
    if kind == "text":
        assert caught.value.line == 1


@pytest.mark.parametrize("array", [numpy.zeros((3, 3)), numpy.full((1, 81), 10), numpy.zeros(81)])
def test_arrays_of_another_shape_or_range_are_refused(array):
    with pytest.raises(nonet.Error):
        nonet.solve_many(array)


def test_grids_are_solved_one_by_one_and_many_at_once():
    puzzle = nonet.read(HARD)
    assert nonet.solve(HARD) == (1, puzzle.solution)
    assert nonet.solve("." * 81, limit=1000)[0] == 1000
    assert nonet.solve(puzzle.array) == nonet.solve(HARD)
    many = numpy.stack([puzzle.array, nonet.read(DIABOLICAL).array, numpy.zeros((9, 9), "u1")])
    counts, solutions = nonet.solve_many(many)
    assert counts.tolist() == [1, 1, 2]
    assert "".join(map(str, solutions[0])) == puzzle.solution
    impossible = numpy.zeros((1, 81), "u1")
    impossible[0, :2] = 1
    counts, solutions = nonet.solve_many(impossible)
    assert counts.tolist() == [0] and not solutions.any()


def test_puzzles_are_rated():
    hard, diabolical = puzzles()
    rating = nonet.rate(hard)
    assert (rating.score, rating.hardest, rating.level) == (3.0, "naked-pair", "hard")
    assert rating.values == {"er": 3.0, "ep": 1.2, "ed": 1.2} and rating.end == "solved"
    assert nonet.rate_list([hard, diabolical]) == [rating, nonet.rate(diabolical)]
    assert nonet.rate(diabolical, max_score=5).end == "above-limit"
    assert nonet.rate(diabolical, max_score=5).score is None
    assert nonet.rate(hard, scale="hodoku").scale == "hodoku"
    columns = nonet.rate_many(numpy.stack([hard.array, diabolical.array]))
    assert columns["er"].tolist() == [3.0, 8.4] and columns["hardest"][0] == "naked-pair"
    with pytest.raises(nonet.Error, match="no such scale"):
        nonet.rate(hard, scale="harder")
    with pytest.raises(nonet.Error, match="grid 0"):
        nonet.rate_many(numpy.zeros((2, 81)))


def test_steps_and_hints_are_values():
    puzzle = nonet.read(HARD)
    explanation = nonet.explain(puzzle)
    assert len(explanation) == len(explanation.steps) and explanation.rating == nonet.rate(puzzle)
    digits = list(puzzle.givens)
    for step in explanation.steps:
        if step.placement:
            cell, digit = step.placement
            digits[(int(cell[1]) - 1) * 9 + int(cell[3]) - 1] = str(digit)
    assert "".join(digits) == puzzle.solution
    hint = nonet.hint(puzzle)
    assert hint.next and hint.where and not hint.mistakes
    cell = puzzle.givens.index(".")
    wrong = 1 + int(puzzle.solution[cell]) % 9
    digits = puzzle.givens[:cell] + str(wrong) + puzzle.givens[cell + 1 :]
    assert nonet.hint(puzzle, digits).mistakes[0].candidate[1] == wrong


def test_wishes_are_met_in_the_same_way_every_time():
    made = list(nonet.generate(level="hard", count=5, seed=7))
    assert made == list(nonet.generate(level="hard", count=5, seed=7, threads=2))
    assert all(nonet.rate(puzzle).level == "hard" for puzzle in made)
    few = list(nonet.generate(clues=(22, 23), symmetry="none", count=3, seed=1))
    assert all(22 <= puzzle.clues <= 23 for puzzle in few)
    ranged = next(nonet.generate(ratings={"explainer": (7.1, None)}, seed=2))
    assert nonet.rate(ranged).score >= 7.1
    bred = next(nonet.search(rating=(7.1, 7.4), clues=(0, 22), seed=4))
    assert 7.1 <= nonet.rate(bred).score <= 7.4 and bred.clues <= 22
    with pytest.raises(nonet.Error, match="harder"):
        nonet.generate(level="harder")
    with pytest.raises(TypeError, match="unknown keyword 'levle'"):
        nonet.generate(levle="hard")


def test_neighbours_and_hunts_are_iterators():
    puzzle = nonet.read(HARD)
    near = list(nonet.neighbours(puzzle, minimal="only", sample=5, seed=1))
    assert len(near) == 5 and all(nonet.is_minimal(one) for one in near)
    assert nonet.canonical(puzzle) == nonet.canonical(nonet.read(nonet.canonical(puzzle)))
    find = next(nonet.hunt(seed=1, islands=1, population=10, seeds=near))
    assert find.rating == nonet.rate(find.puzzle)


def test_a_store_keeps_puzzles_once(tmp_path):
    hard, diabolical = puzzles()
    path = str(tmp_path / "mine.db")
    store = nonet.Store(path)
    assert store.save([(hard, [nonet.rate(hard)]), (diabolical, [nonet.rate(diabolical)])]) == 2
    assert store.save([(nonet.read(nonet.canonical(hard)), [])]) == 0
    assert len(store) == 2 and hard in store
    falling = nonet.Store(path, read_only=True).entries(scale="explainer", order="falling")
    assert [puzzle for puzzle, _ in falling] == [diabolical, hard]
    assert falling[0][1] == [nonet.rate(diabolical)]
    store.backup(str(tmp_path / "copy.db"))
    assert nonet.Store(":memory:").merge(str(tmp_path / "copy.db")) == 2
    with pytest.raises(nonet.Error) as caught:
        nonet.Store(str(tmp_path / "no" / "mine.db"))
    assert caught.value.kind == "database"


def test_pages_are_bytes_or_text():
    assert b"<svg" in nonet.image(nonet.read(HARD))
    assert nonet.image(nonet.read(HARD), format="png").startswith(b"\x89PNG")
    assert "Two" in nonet.play_page(puzzles(), title="Two")
    assert nonet.book(puzzles(), title="Two").startswith(b"%PDF")
    lesson = nonet.lesson("naked-pair", positions=2)
    assert lesson.name == "Naked Pair" and lesson.positions[0].step.technique == "naked-pair"
    assert {"explainer", "hodoku"} <= {scale.key for scale in nonet.scales()}
    assert nonet.levels()[0].key == "very-easy" and len(nonet.techniques()) > 100


@pytest.mark.parametrize(
    "work",
    [
        "next(nonet.generate(rating=(11.5, 12)))",
        "nonet.rate_list(10**5 * [nonet.read('" + DIABOLICAL + "')], threads=1)",
        "nonet.solve_many(numpy.zeros((1 << 20, 81), 'u1'), limit=1000)",
    ],
)
def test_ctrl_c_ends_long_work(work):
    # Where the tests run in the background a shell lets their children ignore SIGINT.
    script = (
        "import nonet, numpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
        f"print('ready', flush=True); {work}"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert child.stdout.readline() == "ready\n"
    time.sleep(0.3)
    child.send_signal(signal.SIGINT)
    _, errors = child.communicate(timeout=60)
    assert "KeyboardInterrupt" in errors


def test_other_threads_run_meanwhile():
    counted = []
    done = threading.Event()

    def count():
        while not done.is_set():
            counted.append(1)
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    list(nonet.generate(level="very-hard", count=20, seed=3))
    done.set()
    thread.join()
    assert len(counted) > 3


def test_the_example_rates_a_list_and_plots_it(tmp_path):
    pytest.importorskip("matplotlib")
    example = pathlib.Path("bindings/python/examples/rate_and_plot.py")
    (tmp_path / "list.txt").write_text("\n".join(str(puzzle) for puzzle in puzzles()))
    told = subprocess.run(
        [sys.executable, str(example), str(tmp_path / "list.txt"), str(tmp_path / "picture.png")],
        env={**os.environ, "MPLBACKEND": "Agg", "MPLCONFIGDIR": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    assert "median ER 5.7 of 3.0 to 8.4" in told
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")
