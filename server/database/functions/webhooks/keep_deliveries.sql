-- Stores deliveries that the caller has checked, each by its webhook address. Returns the stored ids: an address may
-- have been removed meanwhile, or its team have left.
create or replace function keep_deliveries(p_hints jsonb) returns table (kept uuid)
language sql security definer set search_path = listpass, pg_temp as $$
insert into webhook_deliveries (list_id, id, kind, email_key, old_email_key)
select l.id, h.id, h.kind, h.email, h.old_email
from jsonb_to_recordset(p_hints) as h (hash text, id uuid, kind text, email text, old_email text)
join lists l on l.webhook_code_hash = decode(h.hash, 'hex') and not l.has_left
returning id;
$$;
