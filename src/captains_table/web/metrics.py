"""What an operator watches, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge

choices = Counter("captain_choices_total", "Choices taken")
refusals = Counter("captain_refusals_total", "Wishes refused", ["kind"])
snapshots = Counter("captain_snapshots_total", "Snapshots sent")
streams = Gauge("captain_streams", "Open streams")
tables = Gauge("captain_live_tables", "Tables in memory")
