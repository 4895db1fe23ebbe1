-- The list of a webhook address, before the sender is known, and how far Mailchimp's clock is ahead of ours.
create or replace function webhook_of_address(wanted bytea) returns table (
  list_id uuid, webhook_secret text, clock_ahead_ms int
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select id, webhook_secret, clock_ahead_ms from lists where webhook_code_hash = wanted;
$$;
