-- How many entries of a contact at an occasion count on a day, as local_day counts days.
create or replace function entries_of_day(o occasions, p_contact uuid, p_day int) returns int
language sql stable security definer set search_path = listpass, pg_temp as $$
select count(*)::int from scans s
where s.list_id = o.list_id and s.contact_id = p_contact and coalesce(s.occasion_id, s.list_id) = o.id and not s.is_exit
  and s.standing = 'counts' and local_day(coalesce(s.corrected_at, s.received_at), o.zone, o.day_begins) = p_day;
$$;
