-- Hints about members that a list has not followed yet are followed by the list that it went into.
create or replace function move_deliveries(p_from uuid, p_into uuid)
returns void
language sql security definer
set search_path = listpass, pg_temp
as $$
update webhook_deliveries set list_id = p_into where list_id = p_from;
$$;
