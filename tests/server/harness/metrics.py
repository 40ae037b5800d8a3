"""What a process tells about itself."""

from prometheus_client.parser import text_string_to_metric_families


def numbers(text: str) -> dict[str, float]:
    """All numbers, by their name and their labels."""
    return {
        each.name + "".join([f" {label}={value}" for label, value in sorted(each.labels.items())]): each.value
        for family in text_string_to_metric_families(text)
        for each in family.samples
    }
