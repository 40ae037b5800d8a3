"""Tests, as one package: a module has one name, whichever way it is imported."""
