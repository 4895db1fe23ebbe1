-- The account with this email and this stored password, before its owner is signed in: the first one before second ones.
create or replace function account_of_hash(p_email text, p_hash text)
returns table (id uuid, name text, email text, password_hash text, password_changed_at timestamptz)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select u.id, u.name, u.email, u.password_hash, u.password_changed_at
from users u
where u.password_hash = p_hash
  and (u.email_key = p_email or exists (
    select from second_accounts s join users f on f.id = s.first_id
    where s.person_id = u.id and s.salt is not null and f.email_key = p_email))
order by u.email_key = p_email desc, u.id
limit 1;
$$;
