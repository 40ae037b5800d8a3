"""The restore drill in small, and that its judge finds what is lost."""

import pytest

from partie.server.ops.dev_services import DevServices
from tests.server.harness.databases import empty_database

from .drill import Held, drill, faults


@pytest.mark.long  # people play all the time while it is backed up
def test_what_was_backed_up_under_load_is_there_and_can_be_played(database: str, trial: DevServices) -> None:
    report = drill(database, empty_database(trial), tables=20, live=2)
    assert report.ended >= 10
    assert report.running >= 10
    assert report.played_on >= 1
    assert report.lost >= 1, "nobody played on after the backup"


def test_the_judge_finds_what_is_lost() -> None:
    one, two, three = (1, 0, "a"), (1, 1, "b"), (2, 0, "c")
    before = Held({"over": "record"}, {"runs": [one, two]})
    after = Held({"over": "record"}, {"runs": [one, two, three]})
    assert faults(before, before, after) == []
    assert faults(before, after, after) == []
    lost = [
        Held({}, {"runs": [one, two]}),
        Held({"over": "another"}, {"runs": [one, two]}),
        Held({"over": "record"}, {"runs": [one]}),
        Held({"over": "record"}, {}),
        Held({"over": "record"}, {"runs": [one, two, (2, 0, "d")]}),
    ]
    assert all([faults(before, each, after) for each in lost])
