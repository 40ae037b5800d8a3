"""What whoever watches a process is told: numbers that are true, described on a page, and about nobody."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from partie.registry import game_names
from partie.server.infra.metrics import REGISTRY
from partie.server.infra.rate_limits import Bucket, Limit
from partie.server.infra.settings import DATABASE, METRICS, NEWS, Settings
from partie.server.ops.dev_services import DevServices, free_port
from partie.server.realtime.subscriber import LINE, DeliveryTimer, Subscriber
from tests.server.harness.clients.guests import PATIENCE, PLAIN, Player, laid
from tests.server.harness.metrics import numbers
from tests.server.harness.processes import Process

TOP = Path(__file__).parents[3]
PROMETHEUS = TOP / "deploy" / "prometheus"
LABELS = {"game", "result", "limit", "queue", "loop", "le"}
VALUES = {
    "game": set(game_names()),
    "result": {"taken", "repeated", "late", "refused"},
    "queue": {"bots", "notices"},
}


def names() -> set[str]:
    """What the numbers of this code are called where they are shown."""
    return {f"{each.name}_total" if each.type == "counter" else each.name for each in REGISTRY.collect()}


def samples() -> set[str]:
    """What a question to Prometheus may name."""
    ends = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}
    return {each.name + end for each in REGISTRY.collect() for end in ends[each.type]}


@dataclass
class Seen:
    """A process and where it shows how it is."""

    process: Process
    base: str
    at: str

    def ask(self, path: str) -> httpx.Response:
        """What it says there."""
        return httpx.get(f"{self.at}{path}", timeout=PATIENCE)


@pytest.fixture
def web(database: str, trial: DevServices) -> Iterator[Seen]:
    port, metrics = free_port(), free_port()
    settings = {DATABASE: database, NEWS: trial.news, METRICS: str(metrics)}
    process = Process(["serve", "--port", str(port), "--bots", "0"], settings)
    process.start()
    yield Seen(process, f"http://127.0.0.1:{port}", f"http://127.0.0.1:{metrics}")
    process.stop()


def test_numbers_of_a_game_are_true_and_about_nobody(web: Seen, database: str) -> None:
    async def played() -> tuple[list[Player], list[str]]:
        players = await laid([web.base], "tides", ["", ""])
        await asyncio.gather(*[player.play() for player in players])
        connection = await asyncpg.connect(database)
        secrets = [*await connection.fetchrow("SELECT id, luck, onlookers FROM tables")]
        await connection.close()
        return players, secrets

    left = numbers(web.ask("/metrics").text)["partie_queue_jobs queue=bots"]  # by other tests: they share one NATS
    players, secrets = asyncio.run(played())
    text = web.ask("/metrics").text
    told = numbers(text)
    answers = sum([len(player.diary.acknowledged) for player in players])
    assert answers <= told["partie_answers_total game=tides result=taken"] <= answers + len(players)
    assert told["partie_answer_commit_seconds_count"] == told["partie_answers_total game=tides result=taken"]
    assert 0 < told["partie_answer_told_seconds_count"] <= told["partie_answer_commit_seconds_count"]
    assert told["partie_batch_rows_sum"] == told["partie_answers_total game=tides result=taken"]
    assert told["partie_rebuild_seconds_count game=tides"] > 0
    assert told["partie_tables"] == 1
    assert told["partie_loop_lag_seconds_count"] > 0
    assert told["partie_queue_jobs queue=bots"] == left
    for family in text_string_to_metric_families(text):
        for each in family.samples:
            assert set(each.labels) <= LABELS
            assert all([value in VALUES.get(label, {value}) for label, value in each.labels.items()])
    cards = {option["text"] for player in players for frame in player.diary.frames for option in _options(frame)}
    cookies = [player.guest.cookie for player in players if player.guest.cookie]
    assert cards
    for secret in [*secrets, *cookies, *[player.guest.name for player in players], *cards]:
        assert not re.search(rf"[ \"{{]{re.escape(secret)}[\"}} ]", text)


def _options(frame: str) -> list[dict[str, str]]:
    """What a frame offers to answer."""
    snapshot = json.loads(frame).get("snapshot")
    asked = snapshot["asked"] if snapshot else None
    return asked["options"] if asked else []


def test_whether_a_process_lives_and_can_serve(web: Seen, database: str) -> None:
    async def need(rules: int) -> None:
        connection = await asyncpg.connect(database)
        await connection.execute("UPDATE tables SET rules = $1", rules)
        await connection.close()

    assert web.ask("/healthz").text == "ok"
    assert web.ask("/readyz").text == "ok"
    asyncio.run(laid([web.base], "tides", ["", ""]))
    assert web.ask("/readyz").status_code == 200
    asyncio.run(need(99))
    assert web.ask("/readyz").status_code == 503
    assert "tides" in web.ask("/readyz").text
    assert web.ask("/healthz").status_code == 200
    assert web.ask("/api/here").status_code == 404
    assert httpx.post(f"{web.at}/metrics").status_code == 404
    assert httpx.get(f"{web.base}/metrics").status_code == 404, "people must not reach it"


def test_a_worker_is_seen_too(database: str, trial: DevServices) -> None:
    port = free_port()
    worker = Process(["worker"], {DATABASE: database, NEWS: trial.news, METRICS: str(port)})
    seen = Seen(worker, "", f"http://127.0.0.1:{port}")
    server = Process(["serve", "--port", str(free_port()), "--bots", "0"], {DATABASE: database, NEWS: trial.news})
    server.start()  # it brings the database up to date
    worker.start(waits=False)

    async def ready() -> str:
        async with httpx.AsyncClient(timeout=PATIENCE, verify=PLAIN) as client:
            while True:
                try:
                    return (await client.get(f"{seen.at}/readyz")).text
                except httpx.TransportError:
                    await asyncio.sleep(0.1)

    try:
        assert asyncio.run(asyncio.wait_for(ready(), PATIENCE)) == "ok"
        assert "partie_deadline_late_seconds_count" in numbers(seen.ask("/metrics").text)
    finally:
        worker.stop()
        server.stop()
    assert worker.status == 0


def test_where_a_process_is_seen() -> None:
    def at(metrics: str) -> tuple[str, int] | None:
        return Settings("", metrics=metrics).seen_at()

    assert at("") is None
    assert at("9100") == ("127.0.0.1", 9100)
    assert at("0.0.0.0:9100") == ("0.0.0.0", 9100)
    assert at("[::1]:9100") == ("::1", 9100)
    assert Settings("", metrics="9100").for_worker(2).seen_at() == ("127.0.0.1", 9102)
    assert Settings("").for_worker(2).seen_at() is None


async def test_an_answer_is_told_when_its_last_frame_is_sent() -> None:
    def told() -> float:
        return REGISTRY.get_sample_value("partie_answer_told_seconds_count") or 0.0

    before, telling = told(), DeliveryTimer(1.0)
    subscribers = [Subscriber(seat, None) for seat in range(2)]
    for subscriber in subscribers:
        subscriber.send("frame", telling)
    for subscriber, count in zip(subscribers, (0, 1), strict=True):
        assert await subscriber.next() == "frame"
        subscriber.sent()
        assert told() == before + count


def test_who_does_not_read_and_who_asks_too_often_is_counted() -> None:
    def value(name: str, **labels: str) -> float:
        return REGISTRY.get_sample_value(name, labels) or 0.0

    before = value("partie_sockets_cut_off_total"), value("partie_refusals_total", limit="other")
    subscriber, bucket = Subscriber(0, None), Bucket(Limit(1, 0.001))
    for _ in range(LINE + 1):
        subscriber.send("frame")
    bucket.take()
    assert value("partie_refusals_total", limit="other") == before[1]
    bucket.take()
    assert value("partie_sockets_cut_off_total") == before[0] + 1
    assert value("partie_refusals_total", limit="other") == before[1] + 1


# -- pages and files --------------------------------------------------------------------------------------------------


def test_the_page_has_every_number_and_every_alert() -> None:
    page = (TOP / "docs" / "watch.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^\| `(partie_\w+)` \|", page, re.MULTILINE)) == sorted(names())
    assert re.findall(r"^\| `(Partie\w+)` \|", page, re.MULTILINE) == [each["alert"] for each in alerts()]


def alerts() -> list[dict[str, str]]:
    """The alerts of the rules file."""
    (group,) = yaml.safe_load((PROMETHEUS / "alerts.yaml").read_text())["groups"]
    return list(group["rules"])


def asked_for(expression: str) -> set[str]:
    """The numbers that a question to Prometheus names."""
    return set(re.findall(r"\b(?:partie_\w+|up)\b", re.sub(r'"[^"]*"', "", expression)))


def test_alerts_ask_only_for_what_exists() -> None:
    assert len(alerts()) == 12
    for each in alerts():
        assert asked_for(each["expr"]), each
        assert asked_for(each["expr"]) <= samples() | {"up"}, each
    assert not asked_for("rate(partie_answers[5m])") <= samples(), "a wrong name is seen"


def test_alerts_about_what_stands_still_go_by_its_age() -> None:
    """A histogram of what was done says nothing while nothing is done."""
    kinds = {each.name: each.type for each in REGISTRY.collect()}
    still = {"PartieAnswersStuck", "PartieDeadlinesLate", "PartieLoopSilent", "PartieNatsAway"}
    asked = [each["expr"] for each in alerts() if each["alert"] in still]
    assert len(asked) == len(still)
    assert {kinds[name] for each in asked for name in asked_for(each)} == {"gauge"}


def test_the_dashboard_shows_every_number_and_no_other() -> None:
    board = json.loads((PROMETHEUS / "dashboard.json").read_text())
    asked = set[str]().union(*[asked_for(each["expr"]) for panel in board["panels"] for each in panel["targets"]])
    assert asked <= samples()
    assert {re.sub("_(bucket|count|sum)$", "", each) for each in asked} == names()


def test_the_configuration_names_files_that_are_there() -> None:
    settings = yaml.safe_load((PROMETHEUS / "prometheus.yaml").read_text())
    assert all([(PROMETHEUS / each).is_file() for each in settings["rule_files"]])
    assert [each["job_name"] for each in settings["scrape_configs"]] == ["partie"]
