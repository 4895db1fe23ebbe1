-- The failed checks of a door's ready check, and the time of the report. Null before the first report.
alter table scanner_sessions add column missing_checks text[], add column checked_at timestamptz;
