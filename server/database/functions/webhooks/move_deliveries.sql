-- Deliveries that a list has not processed yet pass to the list that it is merged into.
create or replace function move_deliveries(p_from uuid, p_into uuid)
returns void
language sql security definer
set search_path = listpass, pg_temp
as $$
update webhook_deliveries set list_id = p_into where list_id = p_from;
$$;
