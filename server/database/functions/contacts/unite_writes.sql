-- Queues for Mailchimp the values that differ after a merge. Takes over the pending writes of the list that ends: if
-- two rules changed one field, the later change holds. A contact that does not count as a guest gets no code.
create or replace function unite_writes(p_from uuid, p_into uuid, p_ids uuid[], p_targets uuid[])
returns void
language sql security definer
set search_path = listpass, pg_temp
as $$
insert into pending_writes as w (list_id, contact_id, rule_values, queued_at)
select p_into, c.id, q.rule_values, q.queued_at
from (
  select distinct on (k.contact_id) k.* from (
    select coalesce(t.into_id, o.contact_id) as contact_id, o.rule_values, o.queued_at from pending_writes o
    left join unnest(p_ids, p_targets) as t (from_id, into_id) on t.from_id = o.contact_id where o.list_id = p_from
  ) k order by k.contact_id, k.queued_at desc
) q join contacts c on c.list_id = p_into and c.id = q.contact_id and c.erased_at is null
on conflict (list_id, contact_id) do update set version = w.version + 1,
  rule_values = case when w.queued_at > excluded.queued_at then excluded.rule_values || w.rule_values
    else w.rule_values || excluded.rule_values end;

select queue_writes(p_into, array(select c.id from contacts c
  join lists l on l.id = c.list_id
  where c.list_id = p_into and c.removed_at is null and (c.held_code is not null or c.status <> all (l.uncounted))
    and (c.held_code, c.held_max, c.held_scans) is distinct from (c.code, c.max_scans, c.scan_count)
    and c.id in (select unnest(p_targets) union all select q.id from contacts q where q.list_id = p_from)));

insert into waiting_changes (list_id) values (p_into);
$$;
