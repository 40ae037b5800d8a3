"""A table that is only rows, for what writes them."""

from partie.core import Given
from partie.server.model.rows import AnswerRow

TABLE = """
    INSERT INTO tables (id, game, rules, deck, settings, luck, onlookers) VALUES ('t', 'tides', 1, '', '{}', '', '');
    INSERT INTO luck (table_id, seed) VALUES ('t', '');
"""


ROW = AnswerRow("t", 1, Given(1, 0, "take 1", None), 17)
