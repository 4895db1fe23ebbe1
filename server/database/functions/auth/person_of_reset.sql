-- The person of a password link that is still valid. The link signs no one in; it only names the account.
create or replace function person_of_reset(wanted uuid) returns table (secret_hash bytea, person_id uuid, name text, email text)
language sql stable security definer set search_path = listpass, pg_temp as $$
select r.secret_hash, u.id, u.name, u.email from password_resets r join users u on u.id = r.person_id
where r.id = wanted and r.used_at is null and r.expires_at > now();
$$;
