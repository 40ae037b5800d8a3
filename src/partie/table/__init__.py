"""A table as any screen, worker or server talks to it: calls, views, questions, events and score sheets as JSON.

It needs the standard library only, so the browser can load it.
"""
