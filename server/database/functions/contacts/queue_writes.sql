-- Queues these contacts for Mailchimp, with the changes by rules. A contact already in the queue gets a new version, so
-- that the running write does not remove it.
create or replace function queue_writes(p_list uuid, p_contacts uuid[], p_values jsonb default '{}') returns void
language sql as $$
insert into pending_writes as w (list_id, contact_id, rule_values)
select p_list, n.id, p_values from unnest(p_contacts) as n (id)
on conflict (list_id, contact_id) do update
  set version = w.version + 1, rule_values = w.rule_values || excluded.rule_values;
$$;
