-- The account of an email, before its owner is signed in.
create or replace function person_for_sign_in(wanted text) returns table (
  id uuid, name text, email text, password_hash text, password_changed_at timestamptz
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select id, name, email, password_hash, password_changed_at from users where email_key = wanted;
$$;
