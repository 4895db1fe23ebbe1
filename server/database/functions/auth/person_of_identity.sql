-- The account of a person whom an identity provider has identified, before they are signed in.
create or replace function person_of_identity(p_issuer text, p_subject text) returns table (
  id uuid, name text, email text, password_changed_at timestamptz
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select u.id, u.name, u.email, u.password_changed_at
from oidc_identities i join users u on u.id = i.person_id where i.issuer = p_issuer and i.subject = p_subject;
$$;
