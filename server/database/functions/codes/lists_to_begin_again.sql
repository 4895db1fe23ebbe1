-- Lists with a batch that Listpass stopped, and whose obstacle is gone.
create or replace function lists_to_begin_again() returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
select distinct l.id from batches b
join lists l on l.id = b.list_id and l.gone_since is null
join accounts a on a.id = l.account_id and a.is_active and not a.has_left and a.reconnect_since is null
where b.stopped_by is not null
  and (select count(*) from fields f where f.list_id = l.id and f.gone_since is null) = 3;
$$;
