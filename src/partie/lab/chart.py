"""Bars with their intervals as an SVG picture: numbers beside every bar, nothing told by colour alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from partie.lab.figures import Interval
from partie.words.numbers import number_text

LEFT: Final = 210
WIDTH: Final = 420
ROW: Final = 26
RIGHT: Final = 150


@dataclass(frozen=True)
class Panel:
    """One group of bars: a title, the bars, the mark that would be even, and how a value is written."""

    title: str
    bars: Sequence[tuple[str, Interval]]
    even: float | None = None
    unit: str = ""
    scale: float = 1.0
    digits: int = 1

    def text(self, figure: Interval) -> str:
        """A value with its interval."""
        value, low, high = [number_text(each * self.scale, f"z.{self.digits}f") for each in figure]
        return f"{value}{self.unit}" if low == value == high else f"{value}{self.unit} ({low}–{high})"


def draw(title: str, panels: Sequence[Panel]) -> str:
    """The picture."""
    height = 44 + sum([ROW * len(panel.bars) + 46 for panel in panels])
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}"'
        f' font-family="sans-serif" font-size="14" role="img" aria-label="{escape(title)}">',
        f'<rect width="100%" height="{height}" fill="#ffffff"/>',
        f'<text x="16" y="26" font-size="17" font-weight="bold">{escape(title)}</text>',
    ]
    y = 44
    for panel in panels:
        lines += _panel(panel, y)
        y += ROW * len(panel.bars) + 46
    return "\n".join([*lines, "</svg>", ""])


def _panel(panel: Panel, top: int) -> list[str]:
    least = min([0.0, *[figure.low for _, figure in panel.bars]])
    most = max([figure.high for _, figure in panel.bars] + [panel.even or 0.0]) or 1.0

    def at(value: float) -> float:
        return LEFT + WIDTH * (value - least) / (most - least)

    bottom = top + 24 + ROW * len(panel.bars)
    lines = [f'<text x="16" y="{top + 16}" font-weight="bold">{escape(panel.title)}</text>']
    lines.append(f'<path d="M{at(0.0):.1f} {top + 24}V{bottom}" stroke="#555"/>')
    for i, (label, figure) in enumerate(panel.bars):
        y = top + 26 + i * ROW
        first, last = sorted((at(0.0), at(figure.value)))
        middle = y + 10
        lines.append(f'<text x="{LEFT - 10}" y="{y + 15}" text-anchor="end">{escape(label)}</text>')
        lines.append(f'<rect x="{first:.1f}" y="{y}" width="{last - first:.1f}" height="20" fill="#8fb3c4"/>')
        if figure.low < figure.high:
            lines.append(
                f'<path d="M{at(figure.low):.1f} {middle}H{at(figure.high):.1f}M{at(figure.low):.1f} {middle - 5}v10'
                f'M{at(figure.high):.1f} {middle - 5}v10" stroke="#17384a" stroke-width="1.6"/>'
            )
        lines.append(f'<text x="{LEFT + WIDTH + 10}" y="{y + 15}">{panel.text(figure)}</text>')
    if panel.even is not None:
        x = at(panel.even)
        lines.append(f'<path d="M{x:.1f} {top + 22}V{bottom}" stroke="#b03a2e" stroke-dasharray="5 4"/>')
    return lines
