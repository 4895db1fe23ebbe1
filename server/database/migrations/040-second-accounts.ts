// Registration tells nobody who has an account: an email that has one gets a second, separate account (decision 52).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [table, signIn, retiring]) await sql.raw(part).execute(db)
}

const table = `
-- Accounts whose email another account has: their email_key is no email. The tag is one byte of a hash of email and password.
-- It chooses the account that a password is tried on, so that each sign-in tries one. Null: its password opens nothing.
create table second_accounts (
  person_id uuid primary key references users on delete cascade,
  first_id uuid not null,
  tag smallint
);
create index second_accounts_first on second_accounts (first_id, tag);
alter table second_accounts enable row level security;
create policy own on second_accounts using (person_id = (select acting_person()));
grant select, insert on second_accounts to listpass_app;
`

const signIn = `
-- The account that a password is tried on: a second one that the tag fits, else the first. Beside it, whether the browser is
-- known of an account with this email, and that account's last change of password.
create function account_for_sign_in(p_email text, p_tag int, p_device uuid)
returns table (id uuid, name text, email text, password_hash text, password_changed_at timestamptz,
  device_is_second boolean, device_changed_at timestamptz)
language sql stable security definer set search_path = listpass, pg_temp as $$
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
  where u.id = coalesce((select second.id from second), (select first.id from first))
$$;
`

const retiring = `
-- A new password of the first account could be that of a second one, which would then be in its way.
create function retire_second_accounts() returns void
language sql security definer set search_path = listpass, pg_temp as
  $$ update second_accounts set tag = null where first_id = acting_person() and tag is not null $$;
`
