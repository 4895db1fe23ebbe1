-- The list of a webhook address, before the sender is known.
create or replace function list_of_webhook(wanted bytea) returns table (list_id uuid, owner_id uuid, webhook_secret text)
language sql stable security definer set search_path = listpass, pg_temp as $$
select id, owner_id, webhook_secret from lists where webhook_code_hash = wanted;
$$;
