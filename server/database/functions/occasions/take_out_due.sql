-- Takes one occasion of a list whose people are to be counted out at this moment, and notes that it is done. Null without one.
-- The transaction that takes it counts them out, so it happens once, whatever ends in between. A missed day is not made up for.
create or replace function take_out_due(p_list uuid, p_at timestamptz)
returns uuid
language plpgsql security definer
set search_path = listpass, pg_temp
as $$
declare
  taken uuid;
begin
  -- The list first, as changes of an occasion lock it.
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
