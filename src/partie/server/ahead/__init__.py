"""Standing answers: what a seat says before it is asked, kept from everybody else until the question comes."""
