-- Pending writes: values of contacts that Mailchimp should have, and those that it refused.

-- Queues these contacts for Mailchimp, with the changes by rules. A contact already in the queue gets a new version, so
-- that the running write does not remove it.
create or replace function queue_writes(p_list uuid, p_contacts uuid[], p_values jsonb default '{}') returns void
language sql as $$
insert into pending_writes as w (list_id, contact_id, rule_values)
select p_list, n.id, p_values from unnest(p_contacts) as n (id)
on conflict (list_id, contact_id) do update
  set version = w.version + 1, rule_values = w.rule_values || excluded.rule_values;
$$;

-- Tells all servers that a list has pending writes. A list that had some before is looked at anyway, so a rush of scans
-- announces its first writes only: commits with an announcement wait for each other.
create or replace function announce_writes() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  if exists (
    select from (select a.list_id, count(*) as many from added a group by a.list_id) n
    where not exists (select from pending_writes w where w.list_id = n.list_id offset n.many)
  ) then
    perform pg_notify('listpass_work', 'write-back');
  end if;
  return null;
end
$$;

-- Removes the pending writes that Mailchimp has accepted: [{"id", "version", "values"}]. If a contact has changed
-- meanwhile, its row stays. It keeps only those results of rules that Mailchimp lacks. So a later edit in Mailchimp is
-- not overwritten.
create or replace function clear_writes(p_list uuid, p_done jsonb) returns void
language sql as $$
delete from pending_writes w
using jsonb_to_recordset(p_done) as d (id uuid, version bigint)
where w.list_id = p_list and w.contact_id = d.id and w.version = d.version;

update pending_writes w set queued_at = now(), rule_values = coalesce((
  select jsonb_object_agg(v.key, v.value) from jsonb_each(w.rule_values) v
  where d.values -> v.key is distinct from v.value), '{}')
from jsonb_to_recordset(p_done) as d (id uuid, "values" jsonb)
where w.list_id = p_list and w.contact_id = d.id;
$$;

-- The values by rules that Mailchimp does not take in a list, with the number of contacts that lack each.
-- A contact that Mailchimp refuses as a whole says nothing of a rule:
-- [{"field", "value", "guests", "reason"}].
create or replace function rule_troubles(p_list uuid) returns jsonb
language sql stable as $$
select coalesce(jsonb_agg(to_jsonb(t) order by t.field, t.value), '[]') from (
  select r.field, r.value, count(*)::int as guests, (array_agg(r.reason order by r.refused_at desc))[1] as reason
  from refused_values r
  join contacts c on c.list_id = r.list_id and c.id = r.contact_id and c.removed_at is null and c.refusal is null
  where r.list_id = p_list group by r.field, r.value order by count(*) desc limit 20
) t;
$$;
