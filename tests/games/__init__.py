import pytest

pytest.register_assert_rewrite("games.golden", "games.rules_page")  # so that a check that fails shows both sides
