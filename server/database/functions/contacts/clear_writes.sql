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
