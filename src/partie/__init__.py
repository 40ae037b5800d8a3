"""Board games at one table: rules, records, bots and laws."""
