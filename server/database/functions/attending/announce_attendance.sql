-- Tells all servers that the doors of a list have events that Mailchimp should hear of. While earlier events are waiting,
-- the list is looked at anyway.
create or replace function announce_attendance() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  if exists (select from attendance n
    where n.list_id = new.list_id and (n.writes_tags or n.sends_events) and n.heard_seq = old.seq) then
    perform pg_notify('listpass_work', 'attending');
  end if;
  return null;
end
$$;
