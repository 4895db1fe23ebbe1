-- When admissions were stopped, and the closing time before that. A stop sets the closing time to its own moment.
-- Admissions are stopped while the two are equal, so a change of the closing time ends the stop.
alter table occasions add column stopped_at timestamptz, add column closes_before timestamptz;

-- The battery of the device in percent, by its latest ready check. Null if the browser does not report it.
alter table scanner_sessions add column battery smallint check (battery between 0 and 100), add column is_charging boolean;
