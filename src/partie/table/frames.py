"""What is sent to the eyes at one table: the complete look once, then only what changed, each as JSON text.

Everything is compared with what was there when somebody last asked, and only what differs is masked, counted and
written again. What all eyes see alike is worked out once, on the onlookers' view; a game says on its screen where eyes
differ. A version belongs to a pair of eyes: it rises with a frame for them, and at nothing else.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, cast

from partie.core import SPECTATOR, Event, Game, Laid, Match, Outcome, Position, ScoreSheet, Seat, has, seats_in
from partie.core.sight import redact
from partie.table.difference import Entries, entries_of, sharing, to_text
from partie.table.moment import Moment, Step, everything, moment_of, step_between
from partie.table.sight import Sight
from partie.table.snapshot import automaton_of, outcome_json
from partie.table.texts import Texts, texts_of

MOST_LINES: Final = 30
LARGEST: Final = 24_000  # bytes: a larger change is sent as a look, and from a larger look older lines are left out
ENVELOPE: Final = 100  # bytes around the snapshot, and of its last fields

type Grids = Mapping[str, Sequence[Mapping[str, Laid]]]
type Fields = dict[str, str]  # a field of the snapshot → its JSON text

_BEFORE_VIEW: Final = (
    "automaton",
    "question",
    "over",
    "waiting",
    "answered",
    "given",
    "asked",
    "interjections",
    "may_undo",
)


class Points(NamedTuple):
    """The points as some eyes read them."""

    standing: ScoreSheet
    sheet: ScoreSheet
    automaton: str
    outcome: Outcome | None


NO_POINTS: Final = Points(ScoreSheet(()), ScoreSheet(()), "", None)


class Looked:
    """What some eyes made of the table: the zones, what can be counted, what lies on the grids, and the points."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.fields: Fields = {}
        self.counted: Mapping[str, object] = {}
        self.grids: Grids = {}
        self.points = NO_POINTS


class Eyes(Looked):
    """What one pair of eyes was last sent, and how often there was anything to send."""

    def __init__(self, sight: Sight, version: int) -> None:
        super().__init__(sight)
        self.seat = sight.seat
        self.version = version
        self.heard = 0


class Said:
    """The text of what changed for all who see it alike; for each notice the line for every way of hearing it."""

    def __init__(self) -> None:
        self.fields: Fields = {}
        self.points: Fields = {}
        self.facts = Entries()
        self.counted: tuple[Mapping[str, object] | None, str] = (None, "")  # what it was, and what changed in it
        self.grids: tuple[Grids | None, str] = (None, "")
        self.lines: dict[int, list[tuple[Event, str]]] = {}


class Frames:
    """The eyes that are open at one table. They see it as it was when ``changes`` was last called."""

    def __init__(self, match: Match[Position]) -> None:
        self.match = match
        self.game: Game[Position] = match.game
        self.texts: Texts = texts_of(match.game)
        self.moment = moment_of(match)
        self.shared: Looked | None = None
        self.eyes: dict[Seat, Eyes] = {}
        self.closed: dict[Seat, int] = {}  # eyes that were open once → their version, from which they go on

    def follow(self, match: Match[Position]) -> None:
        """Look at another match from now on: the same table, resumed or taken back."""
        self.match = match

    # -- opening and closing --------------------------------------------------------------------------------------

    def open(self, seat: Seat) -> str:
        """A complete look at the version these eyes are at, as JSON text. From now on they are open."""
        if self.shared is None:
            self.shared = Looked(self.sight(SPECTATOR))
            self._share(self.shared, everything(self.game, self.moment))
        eyes = self.eyes.get(seat)
        if eyes is None:
            eyes = self.eyes[seat] = Eyes(self.sight(seat, self.shared.sight), self.closed.pop(seat, -1) + 1)
            self._tell(eyes, self.shared, everything(self.game, self.moment), Said())
        return self._look(eyes, self.shared)

    def close(self, seat: Seat) -> None:
        """Nobody looks through these eyes any more."""
        eyes = self.eyes.pop(seat, None)
        if eyes is not None:
            self.closed[seat] = eyes.version
        if not self.eyes:
            self.shared = None

    def sight(self, seat: Seat, public: Sight | None = None) -> Sight:
        """Eyes that have not looked yet; an onlooker's, which look first, are those of the public."""
        return Sight(self.game, self.texts, seat, public)

    def put_away(self) -> None:
        """Let go of what no frame needs. To be called after ``changes``, before anything else happens."""
        self.match.put_away(MOST_LINES)
        self.moment = moment_of(self.match)

    def _look(self, eyes: Eyes, shared: Looked) -> str:
        """Everything, in the order of a snapshot."""
        fields = {**shared.fields, **eyes.fields}
        points = (shared if self.game.screen.points_are_public() else eyes).points
        zones = [f"{to_text(name)}:{eyes.sight.text(name)}" for name in self.game.plan.zones]
        facts = [f"{to_text(name)}:{to_text(self._fact(self.moment, name))}" for name in self.game.plan.open]
        parts = {
            "game": to_text(self.game.name),
            "version": str(eyes.version),
            "viewer": str(eyes.seat),
            "players": to_text(self.match.players),
            **{name: fields[name] for name in _BEFORE_VIEW},
            "view": "{" + ",".join([*zones, *facts]) + "}",
            "grids": self.texts.grids(eyes.grids),
            "counted": to_text(eyes.counted),
            "standing": self.texts.sheet(points.standing),
            "sheet": self.texts.sheet(points.sheet),
            "outcome": fields["outcome"],
        }
        head = ",".join([f'"{name}":{text}' for name, text in parts.items()])
        lines = _that_fit(self._last_lines(eyes.seat, self.moment), LARGEST - ENVELOPE - len(head.encode()))
        tail = f'"since":{eyes.heard - len(lines)},"log":[{",".join(lines)}]'
        return f'{{"kind":"look","version":{eyes.version},"snapshot":{{{head},{tail}}}}}'

    # -- what changed ---------------------------------------------------------------------------------------------

    def now(self) -> Moment:
        """The table as these eyes may see it."""
        return moment_of(self.match)

    def changes(self) -> dict[Seat, str]:
        """What changed since this was last asked, as JSON text, for each open pair of eyes that sees any of it."""
        before = self.moment
        after = self.moment = self.now()
        if self.shared is None or before == after:
            return {}
        step = step_between(self.game, before, after)
        said = self._share(self.shared, step)
        told: dict[Seat, str] = {}
        for seat, eyes in self.eyes.items():
            change = self._tell(eyes, self.shared, step, said)
            if change:
                eyes.version += 1
                text = f'{{"kind":"change","version":{eyes.version},{change}}}'
                told[seat] = self._look(eyes, self.shared) if _is_too_large(text) else text
        return told

    # -- what all see alike ---------------------------------------------------------------------------------------

    def _share(self, shared: Looked, step: Step) -> Said:
        """Bring what all eyes share to the end of a step."""
        said, s, screen = Said(), step.after.position, self.game.screen
        shared.sight.look(s, step.moved)
        if step.before is not None:
            for name in step.facts:
                said.facts.compare(name, self._fact(step.before, name), self._fact(step.after, name))
        fields = _who_answers(step.after)
        is_counted = step.table or (step.waiting and screen.counts_answers())
        if is_counted:
            v = shared.sight.view(s)
            said.counted = self._count(shared, screen.counted(v))
            if step.table:
                said.grids = self._lay(shared, {field: screen.grid(v, field) for field in screen.grids()})
                if screen.points_are_public():
                    told, said.points = self._score(shared, v)
                    fields = {**fields, **told}
        said.fields = _changed(shared.fields, fields)
        return said

    def _fact(self, moment: Moment, name: str) -> object:
        """An open field as a screen reads it."""
        return self.game.plan.open[name].json(getattr(moment.position, name), self.game.notation)

    def points(self, v: Position) -> Points:
        """The points that stand on a view."""
        standing, sheet = self.texts.shared(self.game.standing(v)), self.texts.shared(self.game.sheet(v))
        so_far = ScoreSheet(sheet.points + standing.points) if v.waiting else sheet
        outcome = None if v.waiting else self.game.outcome(v)
        return Points(standing, sheet, automaton_of(self.game, so_far, v), outcome)

    def _score(self, looked: Looked, v: Position) -> tuple[Fields, Fields]:
        """Keep the points of a view: the fields that tell of them, and what changed on the sheets."""
        old, new = looked.points, self.points(v)
        looked.points = new
        fields = {
            "automaton": to_text(new.automaton),
            "outcome": "null" if new.outcome is None else to_text(outcome_json(new.outcome)),
        }
        sheets = {
            "standing": self.texts.sheet_change(old.standing, new.standing),
            "sheet": self.texts.sheet_change(old.sheet, new.sheet),
        }
        return fields, {name: text for name, text in sheets.items() if text}

    def _count(self, looked: Looked, counted: Mapping[str, object]) -> tuple[Mapping[str, object], str]:
        """Keep what is counted now: what was before, and the text of what differs."""
        old = looked.counted
        found = entries_of(old, counted).text()
        if found:
            looked.counted = counted
        return old, found

    def _lay(self, looked: Looked, grids: Grids) -> tuple[Grids, str]:
        """Keep what lies on the grids now, in the same way."""
        old = looked.grids
        found = entries_of(old, grids, write=self.texts.grids).text()
        if found:
            looked.grids = grids
        return old, found

    # -- what one pair of eyes sees -------------------------------------------------------------------------------

    def _tell(self, eyes: Eyes, shared: Looked, step: Step, said: Said) -> str:
        """Bring a pair of eyes to the end of a step: the parts of a change, or nothing."""
        s, screen = step.after.position, self.game.screen
        fields = {**said.fields, **_changed(eyes.fields, self._own_fields(eyes.seat, step))}
        view = eyes.sight.look(s, step.moved)
        view.replaced += said.facts.replaced
        view.inside += said.facts.inside
        counted = grids = ""
        points = said.points
        if step.table or (screen.counts_answers() and step.is_answered(eyes.seat)):
            v = eyes.sight.view(s)
            mine = screen.counted_by(v, eyes.seat, shared.counted)
            if mine is shared.counted and eyes.counted is said.counted[0]:
                eyes.counted, counted = mine, said.counted[1]
            else:
                _, counted = self._count(eyes, mine)
                # What all share is held once.
                eyes.counted = cast(Mapping[str, object], sharing(mine, shared.counted))
            if step.table:
                grids = self._own_grids(eyes, shared, v, said)
                if not screen.points_are_public():
                    own, points = self._score(eyes, v)
                    fields |= _changed(eyes.fields, own)
        parts = {"view": view.text(), "counted": counted, "grids": grids, **points, "log": self._log(eyes, step, said)}
        told = [f'"{name}":{text}' for name, text in parts.items() if text]
        if not fields and not told:
            return ""
        replaced = ",".join([f'"{name}":{text}' for name, text in fields.items()])
        return ",".join([f'"fields":{{{replaced}}}', *told])

    def _own_grids(self, eyes: Eyes, shared: Looked, v: Position, said: Said) -> str:
        screen, seat = self.game.screen, eyes.seat
        mine = {field: screen.grid_by(v, seat, field, public) for field, public in shared.grids.items()}
        is_shared = all([mine[field] is public for field, public in shared.grids.items()])
        told = said.grids[1] if is_shared and eyes.grids is said.grids[0] else self._lay(eyes, mine)[1]
        if is_shared:
            eyes.grids = shared.grids  # it is held once
        return told

    def _own_fields(self, seat: Seat, step: Step) -> Fields:
        """What this seat has given, is asked, may say and may take back, as far as the step can have changed it."""
        game, (s, number) = self.game, step.after[:2]
        found = {"may_undo": "true" if seat in step.after.undoers else "false"}
        if not step.concerns(seat):
            return found
        given = s.sealed[seat] if seat < s.seats else ()
        legal = game.rules.legal(s, seat) if seat < s.seats else ()
        found["given"] = to_text([game.notation.text(action) for action in given]) if given else "[]"
        found["asked"] = "null"
        if legal:
            part = game.rules.question(s).part(s, seat)
            found["asked"] = self.texts.asked(number, len(given), part, legal)
        found["interjections"] = self.texts.options(game.rules.interjections(s, seat))
        return found

    # -- the log --------------------------------------------------------------------------------------------------

    def _log(self, eyes: Eyes, step: Step, said: Said) -> str:
        """The lines that are new to these eyes, and from where on they are."""
        before, after = step.before, step.after
        if before is None:
            eyes.heard = after.lines_of(eyes.seat)
            return ""
        lost: list[str] = []
        if step.kept < before.heard:
            lost = self._lines(eyes.seat, before, step.kept, Said())
        new = self._lines(eyes.seat, after, step.kept, said)
        same = 0
        while same < min(len(lost), len(new)) and lost[same] == new[same]:
            same += 1
        if same == len(lost) == len(new):
            return ""
        start = eyes.heard - len(lost) + same
        eyes.heard = start + len(new) - same
        return f'{{"from":{start},"lines":[{",".join(new[same:])}]}}'

    def _lines(self, seat: Seat, moment: Moment, start: int, said: Said) -> list[str]:
        """The lines that a seat was told, from this notice on."""
        found: list[str] = []
        for at in range(start, moment.heard):
            seats, event = moment.notice(at)
            if has(seats, seat):
                found.append(self._line(at, redact(self.game, event, seat), moment.question(at), said))
        return found

    def _last_lines(self, seat: Seat, moment: Moment) -> list[str]:
        """The lines that a first look holds."""
        start, wanted = moment.heard, MOST_LINES
        while start > moment.first and wanted:
            start -= 1
            wanted -= has(moment.notice(start)[0], seat)
        return self._lines(seat, moment, start, Said())

    def _line(self, at: int, event: Event, question: int, said: Said) -> str:
        ways = said.lines.setdefault(at, [])
        for known, line in ways:
            if known == event:
                return line
        ways.append((event, self.texts.event(event, question)))
        return ways[-1][1]


def _who_answers(moment: Moment) -> Fields:
    """Which question is open, who owes an answer to it, and whose is in."""
    s = moment.position
    return {
        "question": str(moment.number),
        "over": "true" if s.waiting == 0 else "false",
        "waiting": _seats_text([seat for seat in seats_in(s.waiting) if seat < s.seats]),
        "answered": _seats_text([seat for seat in range(s.seats) if s.sealed[seat] and not has(s.waiting, seat)]),
    }


def _seats_text(seats: Sequence[Seat]) -> str:
    return "[" + ",".join([str(seat) for seat in seats]) + "]"


def _changed(old: Fields, new: Fields) -> Fields:
    """The fields that differ, which are kept from now on."""
    found = {name: text for name, text in new.items() if old.get(name) != text}
    old.update(found)
    return found


def _is_too_large(text: str) -> bool:
    """Whether a frame is larger than it may be. Most are so short that nobody needs to count their bytes."""
    return 4 * len(text) > LARGEST and len(text.encode()) > LARGEST


def _that_fit(lines: Sequence[str], room: int) -> list[str]:
    """The newest lines that are not too long together."""
    fitting: list[str] = []
    for line in reversed(lines):
        room -= len(line.encode()) + 1
        if room < 0:
            break
        fitting.append(line)
    return fitting[::-1]
