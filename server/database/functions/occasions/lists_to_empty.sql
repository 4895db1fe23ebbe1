-- Lists with an occasion whose people are due to be counted out.
create or replace function lists_to_empty(p_at timestamptz) returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
select distinct o.list_id from occasions o
where o.out_at is not null and o.removed_at is null and o.out_done_at < p_at and not has_left(o.list_id)
  and next_out(o.out_done_at, o.zone, o.out_at) <= p_at;
$$;
