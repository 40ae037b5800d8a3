"""Tools for building and measuring this repository; they are not in the wheel."""
