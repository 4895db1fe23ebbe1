-- Takes one occasion of a list whose people are due to be counted out, and records this. Null without such an occasion.
-- The same transaction counts the people out, so this happens once even if the server is killed. A missed day is not
-- made up for.
create or replace function take_out_due(p_list uuid, p_at timestamptz) returns uuid
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  taken uuid;
begin
  -- Locks the list first, in the same order as changes of an occasion.
  perform from lists l where l.id = p_list for key share;
  update occasions set out_done_at = p_at
  where list_id = p_list and id = (
    select o.id from occasions o
    where o.list_id = p_list and o.out_at is not null and o.removed_at is null
      and next_out(o.out_done_at, o.zone, o.out_at) <= p_at
    order by o.id limit 1 for no key update)
  returning id into taken;
  return taken;
end
$$;
