-- Deliveries of webhooks, and lists whose changes are to be read.

-- The list of a webhook address, before the sender is known, and how far Mailchimp's clock is ahead of ours. With the
-- owner's rights, because Mailchimp acts for no team.
create or replace function webhook_of_address(wanted bytea) returns table (
  list_id uuid, owner_id uuid, webhook_secret text, clock_ahead_ms int
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select id, owner_id, webhook_secret, clock_ahead_ms from lists where webhook_code_hash = wanted;
$$;

-- Stores deliveries that the caller has checked, each by its webhook address. Returns the stored ids: an address may
-- have been removed meanwhile, or its team have left. With the owner's rights, because Mailchimp acts for no team.
create or replace function keep_deliveries(p_hints jsonb) returns table (kept uuid)
language sql security definer set search_path = listpass, pg_temp as $$
insert into webhook_deliveries (list_id, id, kind, email_key, old_email_key)
select l.id, h.id, h.kind, h.email, h.old_email
from jsonb_to_recordset(p_hints) as h (hash text, id uuid, kind text, email text, old_email text)
join lists l on l.webhook_code_hash = decode(h.hash, 'hex') and not l.has_left
returning id;
$$;

-- Lists with unprocessed deliveries.
create or replace function lists_with_deliveries() returns table (list_id uuid)
language sql stable as $$
with recursive hop as (
  (select w.list_id from webhook_deliveries w order by w.list_id limit 1)
  union all
  select (select w.list_id from webhook_deliveries w where w.list_id > hop.list_id order by w.list_id limit 1)
  from hop where hop.list_id is not null
)
select hop.list_id from hop join reachable_lists() l on l.id = hop.list_id;
$$;
