-- What a door's ready check missed, and when the door told it. Null until it tells the first time.
alter table scanner_sessions add column missing_checks text[], add column checked_at timestamptz;
