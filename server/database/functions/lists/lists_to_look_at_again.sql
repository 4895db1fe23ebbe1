-- Lists whose next automatic sync is due and that have no running batch. It is never more than a day ahead.
create or replace function lists_to_look_at_again() returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id from lists l
join accounts a on a.id = l.account_id and a.is_active and not a.has_left and a.reconnect_since is null
where (l.look_again_at <= now() or l.look_again_at > now() + interval '1 day') and l.gone_since is null
  and not exists (select from batches b where b.list_id = l.id and b.finished_at is null and b.cancelled_at is null);
$$;
