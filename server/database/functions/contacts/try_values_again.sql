-- Queues the values by rules that Mailchimp did not take, where the list has other fields now than then, or where the contact has
-- changed in Mailchimp since. A later value that waits already stays.
create or replace function try_values_again(p_list uuid, p_fields_seen text) returns void
language sql as $$
with again as (
  delete from refused_values r using contacts c
  where r.list_id = p_list and c.list_id = p_list and c.id = r.contact_id
    and (r.fields_seen <> p_fields_seen or not r.is_of_field and c.heard_at > r.refused_at)
  returning r.contact_id, r.field, r.value, c.removed_at
)
insert into pending_writes as w (list_id, contact_id, rule_values)
select p_list, a.contact_id, jsonb_object_agg(a.field, a.value) from again a where a.removed_at is null group by a.contact_id
on conflict (list_id, contact_id) do update set version = w.version + 1, rule_values = excluded.rule_values || w.rule_values;
$$;
