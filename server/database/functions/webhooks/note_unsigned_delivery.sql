-- Records the first unsigned delivery to a webhook that has a secret.
create or replace function note_unsigned_delivery(wanted bytea) returns void
language sql security definer set search_path = listpass, pg_temp as $$
update lists set unsigned_at = now()
where webhook_code_hash = wanted and webhook_secret is not null and unsigned_at is null;
$$;
