-- Lists whose pending writes can be written.

-- Lists that have pending writes and can be written. A list without one of its fields waits until the field exists
-- again.
create or replace function lists_with_pending_writes() returns table (list_id uuid)
language sql stable as $$
with recursive hop as (
  (select w.list_id from pending_writes w order by w.list_id limit 1)
  union all
  select (select w.list_id from pending_writes w where w.list_id > hop.list_id order by w.list_id limit 1)
  from hop where hop.list_id is not null
)
select hop.list_id from hop join reachable_lists() l on l.id = hop.list_id
where (select count(*) from fields f where f.list_id = hop.list_id and f.gone_since is null) = 3;
$$;
