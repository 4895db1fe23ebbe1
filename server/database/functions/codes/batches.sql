-- Batches that go on by themselves: lists and accounts whose obstacle may be gone.

-- Lists with a batch that Listpass stopped, and whose obstacle is gone.
create or replace function lists_to_begin_again() returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
select distinct l.id from batches b
join reachable_lists() l on l.id = b.list_id
where b.stopped_by is not null
  and (select count(*) from fields f where f.list_id = l.id and f.gone_since is null) = 3;
$$;

-- Accounts that have been in trouble for long enough and were not retried recently. Trouble means: the credential is
-- refused, or one of their lists or fields is missing. A time of the future is from before the clock jumped back.
create or replace function accounts_to_look_at(every interval) returns table (account_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
select a.id from accounts a
where a.is_active and not a.has_left
  and (a.looked_at is null or a.looked_at not between now() - every and now() + interval '1 minute')
  and a.id in (
    select r.id from accounts r where r.reconnect_since not between now() - every and now() + interval '1 minute'
    union
    select l.account_id from lists l where l.gone_since not between now() - every and now() + interval '1 minute'
    union
    select l.account_id from fields f join lists l on l.id = f.list_id
    where f.gone_since not between now() - every and now() + interval '1 minute'
  );
$$;
