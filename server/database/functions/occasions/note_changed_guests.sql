-- Other contacts are invited by a tag or segment now: the doors of the occasion read the list again. A deleted list has no doors.
create or replace function note_changed_guests()
returns trigger
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
begin
  perform note_changed_entries(g.list_id, g.occasion_id) from (
    select distinct c.list_id, c.occasion_id from changed c join occasions o on o.list_id = c.list_id and o.id = c.occasion_id
  ) g;
  return null;
end
$$;
