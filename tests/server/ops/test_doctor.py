"""``partie doctor``: an empty database is no trouble, one that is away is."""

from partie.server.infra.migrate import migrate
from partie.server.ops.dev_services import free_port
from tests.server.harness.admins import doctor


def test_doctor_says_what_is_missing(empty: str) -> None:
    code, said = doctor(empty)
    assert code == 0
    assert "It is empty; “partie serve” sets it up." in said
    migrate(empty)
    code, said = doctor(empty)
    assert code == 0
    assert "empty" not in said
    nobody = f"127.0.0.1:{free_port()}"
    code, said = doctor(f"postgresql://{nobody}/partie")
    assert code != 0
    assert "does not answer. Start PostgreSQL" in said
    code, said = doctor(empty, f"nats://{nobody}")
    assert code != 0
    assert "Start it with -js" in said
