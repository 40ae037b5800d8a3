"""Everything that we hold of a person, as one archive."""

import base64
import io
import json
import zipfile
from datetime import datetime

from partie.server.accounts.inventory_store import HELD, InventoryStore
from partie.server.infra.database import Pool
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.seat_store import SeatStore
from partie.table.refusal import Refused

FOLDER = "partie"


async def export_data(pool: Pool, rooms: RoomRegistry, person: int) -> bytes:
    """A zip archive: a JSON file for each table of the database, and the records of the games they played."""
    packed, store = io.BytesIO(), InventoryStore(pool)
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, held in HELD.items():
            if not held.mine:
                continue
            rows = await store.rows_of(name, person)
            text = json.dumps([dict(row) for row in rows], default=_plain, ensure_ascii=False, indent=1)
            archive.writestr(f"{FOLDER}/{name}.json", text)
        for table_id, seat in await SeatStore(pool).of(person):
            record = await _record(rooms, table_id, seat)
            if record:
                archive.writestr(f"{FOLDER}/records/{table_id}-{seat}.partie", record)
    return packed.getvalue()


async def _record(rooms: RoomRegistry, table_id: str, seat: int) -> str:
    """The record as this seat may have it now; nothing of a table that has not begun."""
    try:
        table = await rooms.open(table_id)
    except Refused:
        return ""
    return "" if table.match is None else table.record_for(seat)


def _plain(value: object) -> str:
    """What JSON has no word for."""
    if isinstance(value, datetime):
        return value.isoformat()
    assert isinstance(value, bytes)
    return base64.urlsafe_b64encode(value).decode().rstrip("=")
