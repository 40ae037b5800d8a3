"""Notices: telling somebody who is away that a table needs them, by push, by mail or by a webhook of their own."""
