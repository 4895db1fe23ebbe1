-- For servers of the previous release, which find a second account by one byte of its password's hash (decision 52); the
-- next release removes it. The account that a password is tried on: a second account whose tag fits, otherwise the first
-- account. Also whether the browser is known from an account with this email, and when the password of that account was
-- last changed.
create or replace function account_for_sign_in(p_email text, p_tag int, p_device uuid)
returns table (
  id uuid,
  name text,
  email text,
  password_hash text,
  password_changed_at timestamptz,
  device_is_second boolean,
  device_changed_at timestamptz
)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
with first as (select u.id from users u where u.email_key = p_email),
second as (
  select s.person_id as id from second_accounts s join first f on s.first_id = f.id
  where s.tag = p_tag order by s.person_id desc limit 1),
device as (
  select u.id <> f.id as is_second, u.password_changed_at from first f, users u
  where u.id = p_device
    and (u.id = f.id or exists (select from second_accounts s where s.person_id = u.id and s.first_id = f.id)))
select u.id, u.name, u.email, u.password_hash, u.password_changed_at, d.is_second, d.password_changed_at
from users u left join device d on true
where u.id = coalesce((select second.id from second), (select first.id from first));
$$;
