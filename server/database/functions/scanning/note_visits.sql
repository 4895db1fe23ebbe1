-- Writes the accepted attempts into the admissions of their occasions. The contacts are locked. Runs with the settings of
-- decide_scans.
create or replace function note_visits(p_list uuid, p_attempts attempt[], p_arrived timestamptz) returns void
language plpgsql as $$
begin
  insert into admissions as m (list_id, occasion_id, contact_id, entries, inside, day, on_day, entered_at)
  select p_list, coalesce(a.occasion_id, p_list), a.contact_id, a.entries, a.inside, a.day, coalesce(a.on_day, 0),
    case when not a.is_exit then p_arrived end
  from unnest(p_attempts) a where a.reason = 'ok' and a.keeps
  on conflict (list_id, occasion_id, contact_id) do update
    set entries = excluded.entries, inside = excluded.inside, day = excluded.day, on_day = excluded.on_day,
      entered_at = coalesce(excluded.entered_at, m.entered_at);
end
$$;
