-- Makes scans at occasions cheaper: the admission is passed as columns, and needs no lookup of the occasion.

alter type attempt add attribute entries int,
  add attribute inside int,
  add attribute day int,
  add attribute on_day int;

-- No foreign key to the occasion, because each first entry would look it up, and concurrent scans would share its lock.
-- forget_scans deletes the rows.
alter table admissions drop constraint admissions_list_id_occasion_id_fkey;
