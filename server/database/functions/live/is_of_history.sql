-- Whether a cursor was written in the history of this database. If not, the database was restored to an earlier
-- state, and doors may know scans that it lacks. A cursor of any occasion of the list will do: the salt of its mark is
-- the occasion's.
create or replace function is_of_history(p_list uuid, p_seq bigint, p_no bigint, p_mark text) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
select exists (
  select from lists l
  cross join lateral (select l.id union all select o.id from occasions o where o.list_id = l.id) v (id)
  where l.id = p_list and p_mark = cursor_mark(occasion_salt(l.offline_salt, l.id, v.id),
    (select e.at from door_events e where e.list_id = l.id and e.seq = p_seq),
    (select h.at from contact_changes h where h.list_id = l.id and h.no = p_no)));
$$;
