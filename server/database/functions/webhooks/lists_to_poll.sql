-- Lists whose next poll is due. A poll in the future was dated by a clock that was wrong.
create or replace function lists_to_poll(every interval) returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id from lists l
join accounts a on a.id = l.account_id and a.is_active and not a.has_left and a.reconnect_since is null
where l.webhook_mode is not null and l.gone_since is null
  and (l.polled_at is null or l.polled_at not between now() - every and now() + interval '1 minute')
  -- A list with a running batch is left out, because the batch reads all contacts itself.
  and not exists (select from batches b where b.list_id = l.id and b.finished_at is null and b.cancelled_at is null);
$$;
