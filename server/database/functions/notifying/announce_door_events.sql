-- Tells all servers that the doors of a watched list have events. While earlier events are waiting, the list is looked
-- at anyway.
create or replace function announce_door_events() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  if exists (select from notice_watches w where w.list_id = new.list_id and w.heard_seq = old.seq) then
    perform pg_notify('listpass_work', 'notices');
  end if;
  return null;
end
$$;
