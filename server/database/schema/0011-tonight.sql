-- When admissions were stopped, which is when the occasion closed then, and its closing time before. They are stopped as long as it
-- closes at that very moment: a change of the closing time ends it.
alter table occasions add column stopped_at timestamptz, add column closes_before timestamptz;

-- The battery of the device, in percent, as its latest ready check told it. Null where the browser does not tell.
alter table scanner_sessions add column battery smallint check (battery between 0 and 100), add column is_charging boolean;
