-- The salts of the accounts with this email, each once: nearly always one, because second accounts share the salt of the
-- first. Also whether the browser is known from one of these accounts, and when its password was last changed.
create or replace function salts_for_sign_in(p_email text, p_device uuid)
returns table (salts text[], device_is_second boolean, device_changed_at timestamptz)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
with first as (select u.id, u.password_hash from users u where u.email_key = p_email),
device as (
  select u.id <> f.id as is_second, u.password_changed_at from first f, users u
  where u.id = p_device
    and (u.id = f.id or exists (select from second_accounts s where s.person_id = u.id and s.first_id = f.id)))
select
  array(
    select regexp_replace(f.password_hash, '[^$]*$', '') from first f
    union
    select s.salt from second_accounts s join first f on s.first_id = f.id where s.salt is not null),
  d.is_second, d.password_changed_at
from (values (1)) one left join device d on true;
$$;
