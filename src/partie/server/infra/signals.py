"""Something that happens in a process, and who hears of it."""

import logging
from collections.abc import Callable
from typing import Final

type Listener[E] = Callable[[E], None]

FAILED: Final = "a listener failed at %s"


class Signal[E]:
    """Listeners hear of an event in the order in which they were connected.

    Each returns at once: what takes time it starts as a task. What they hear of has happened already, so one that fails
    undoes nothing and keeps nobody else from hearing of it.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._listeners: list[Listener[E]] = []

    def connect(self, listener: Listener[E]) -> None:
        """Hear of every event from now on."""
        self._listeners.append(listener)

    def emit(self, event: E) -> None:
        """Tell all listeners."""
        for listener in self._listeners:
            try:
                listener(event)
            except Exception as error:
                logging.getLogger(__name__).error(FAILED, self._name, exc_info=error)
