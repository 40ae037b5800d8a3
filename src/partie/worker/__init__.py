"""The engine behind a door of JSON: what a Web Worker runs today, and a server tomorrow."""

from partie.worker.door import Door

__all__ = ["Door"]
