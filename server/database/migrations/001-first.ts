// The schema of the first release: tables, then the wall between organisers, then the functions that run with the
// owner's rights. list_id leads every key of list data: it is the sharding key (DESIGN §3).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [
    people,
    accountsAndLists,
    contacts,
    scans,
    batches,
    records,
    shared,
    walls,
    overview,
    signIn,
    slots,
  ]) {
    await sql.raw(part).execute(db)
  }
}

const people = `
create table users (
  id uuid primary key,
  name text not null,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create table sessions (
  id uuid primary key,
  person_id uuid not null references users on delete cascade,
  secret_hash bytea not null,
  user_agent text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_person on sessions (person_id);
create table password_resets (
  id uuid primary key,
  person_id uuid not null references users on delete cascade,
  secret_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_person on password_resets (person_id);
`

const accountsAndLists = `
create table accounts (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  account_name text not null,
  display_name text,
  credential text not null,
  server_prefix text not null,
  mailchimp_id text not null,
  -- Mailchimp counts simultaneous calls per login, whichever organiser, key or node makes them.
  login_key text not null,
  is_active boolean not null default true,
  reconnect_since timestamptz,
  created_at timestamptz not null default now(),
  unique (owner_id, mailchimp_id)
);
create table lists (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  mailchimp_id text not null,
  name text not null,
  member_count int not null,
  -- How many contacts are in the list and hold a code, as last counted.
  active_members int not null default 0,
  date_created timestamptz,
  display_field text,
  default_max int not null default 1 check (default_max >= 0),
  is_scanning_on boolean not null default false,
  admits_removed boolean not null default false,
  colour_rules jsonb,
  codes_generated_at timestamptz,
  gone_since timestamptz,
  created_at timestamptz not null default now(),
  unique (account_id, mailchimp_id)
);
create index lists_owner on lists (owner_id);
create table fields (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  role text not null check (role in ('code', 'max', 'scans')),
  merge_id int not null,
  tag text not null,
  name text not null,
  type text not null,
  primary key (list_id, id),
  unique (list_id, role)
);
create table rules (
  list_id uuid not null references lists on delete cascade,
  position int not null,
  if_field text not null,
  if_value text not null,
  then_field text not null,
  then_value text not null,
  primary key (list_id, position)
);
`

// No index holds a column that a redeem changes, and pages keep a tenth free: updates stay in their page (HOT).
const contacts = `
create table contacts (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  member_hash text not null,
  mailchimp_contact_id text,
  email text not null,
  email_key text collate "C" generated always as (lower(email)) stored,
  status text not null,
  merge_fields jsonb not null default '{}',
  code text not null,
  code_key text generated always as (upper(code)) stored,
  max_scans int not null check (max_scans >= 0),
  scan_count int not null default 0 check (scan_count >= 0),
  -- How many scans were ever accepted here; gives each of them its number. Never goes back.
  accepted int not null default 0,
  -- Scans counted by an earlier tool, before the code was adopted.
  opening_count int not null default 0,
  is_blocked boolean not null default false,
  removed_at timestamptz,
  -- What Mailchimp last held of our three fields; null where it is not known.
  held_code text,
  held_max int,
  held_scans int,
  -- Why Mailchimp will not take this contact's values, in its own words.
  refusal text,
  created_at timestamptz not null default now(),
  primary key (list_id, id),
  unique (list_id, member_hash),
  unique (list_id, code_key)
) with (fillfactor = 90);
create index contacts_email on contacts (list_id, email_key);
create index contacts_mailchimp on contacts (list_id, mailchimp_contact_id);

create function display_value(merge_fields jsonb, email text, display_field text) returns text
language sql immutable parallel safe as $$
  select left(coalesce(
    nullif(trim(merge_fields ->> display_field), ''),
    nullif(trim(concat_ws(' ', merge_fields ->> 'FNAME', merge_fields ->> 'LNAME')), ''),
    email), 255)
$$;
`

const scans = `
create table scans (
  list_id uuid not null references lists on delete cascade,
  scan_id uuid not null,
  contact_id uuid,
  code_key text,
  -- The scanned text, kept only where no code could be read in it.
  text text,
  reason text not null,
  number int,
  standing text check (standing in ('counts', 'undone', 'conflict')),
  door text not null,
  session_id uuid,
  display_value text not null default '',
  scan_count int not null default 0,
  max_scans int,
  first_at timestamptz,
  first_door text,
  other_list text,
  scanned_at timestamptz,
  received_at timestamptz not null,
  primary key (list_id, scan_id),
  unique (list_id, contact_id, number)
);
create table pending_writes (
  list_id uuid not null references lists on delete cascade,
  contact_id uuid not null,
  -- Grows with every change, so that a write clears only what it has written.
  version bigint not null default 1,
  rule_values jsonb not null default '{}',
  queued_at timestamptz not null default now(),
  primary key (list_id, contact_id)
);
`

const batches = `
create table batches (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  kind text not null,
  notice text,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  cancelled_at timestamptz,
  primary key (list_id, id)
);
-- One batch at a time is at work for a list.
create unique index batches_running on batches (list_id) where finished_at is null and cancelled_at is null;
create table batch_pages (
  list_id uuid not null,
  batch_id uuid not null,
  page int not null,
  planned int not null,
  processed int,
  failed int,
  finished_at timestamptz,
  primary key (list_id, batch_id, page),
  foreign key (list_id, batch_id) references batches on delete cascade
);
create table batch_failures (
  list_id uuid not null,
  batch_id uuid not null,
  email text not null,
  reason text not null,
  primary key (list_id, batch_id, email),
  foreign key (list_id, batch_id) references batches on delete cascade
);
`

const records = `
create table audit_log (
  owner_id uuid not null references users on delete cascade,
  id uuid not null,
  list_id uuid,
  who text not null,
  action text not null,
  details jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (owner_id, id)
);
`

// Not of any tenant: what the nodes share among themselves.
const shared = `
create table throttles (
  key text primary key,
  tokens double precision not null,
  filled_at timestamptz not null
);
create table slot_leases (
  login_key text not null,
  slot int not null,
  holder uuid,
  expires_at timestamptz not null default '-infinity',
  primary key (login_key, slot)
);
create table leases (
  name text primary key,
  holder uuid not null,
  expires_at timestamptz not null
);
`

const walls = `
-- Who acts, and for which list. Unset: nobody, and nothing is visible.
create function acting_person() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('listpass.person', true), '')::uuid $$;
-- Null unless the list belongs to who acts: it reads lists as the caller, behind their own wall.
create function acting_list() returns uuid language sql stable as
  $$ select id from lists where id = nullif(current_setting('listpass.list', true), '')::uuid $$;

alter table users enable row level security;
create policy own on users using (id = (select acting_person()));
do $$ declare t text; begin
  foreach t in array array['sessions', 'password_resets'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own on %I using (person_id = (select acting_person()))', t);
  end loop;
  foreach t in array array['accounts', 'lists', 'audit_log'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own on %I using (owner_id = (select acting_person()))', t);
  end loop;
  foreach t in array array['fields', 'rules', 'contacts', 'scans', 'pending_writes', 'batches', 'batch_pages', 'batch_failures'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own on %I using (list_id = (select acting_list()))', t);
  end loop;
end $$;

grant select, insert, update, delete on users, sessions, password_resets, accounts, lists, fields, rules, contacts,
  pending_writes, batches, batch_pages, batch_failures to listpass_app;
-- What happened at a door and who changed what are added to, never rewritten: scans come through functions alone.
grant select on scans to listpass_app;
grant select, insert on audit_log to listpass_app;
`

const overview = `
-- Lists with what the dashboard says of them, which stands in tables that show one list at a time.
create function list_overview(wanted text)
returns table (id uuid, account_id uuid, mailchimp_id text, name text, member_count int, active_members int,
  date_created timestamptz, display_field text, default_max int, codes_generated_at timestamptz, gone_since timestamptz,
  is_scanning_on boolean, account_name text, account_active boolean, reconnect_since timestamptz, field_count int,
  running_batch uuid, running_kind text, rules jsonb)
language sql stable security definer set search_path = listpass, pg_temp as $$
  select l.id, l.account_id, l.mailchimp_id, l.name, l.member_count, l.active_members, l.date_created, l.display_field, l.default_max,
    l.codes_generated_at, l.gone_since, l.is_scanning_on, a.account_name, a.is_active, a.reconnect_since,
    (select count(*)::int from fields f where f.list_id = l.id), b.id, b.kind,
    coalesce((select jsonb_agg(jsonb_build_object('if_field', r.if_field, 'if_value', r.if_value,
      'then_field', r.then_field, 'then_value', r.then_value) order by r.position) from rules r where r.list_id = l.id), '[]')
  from lists l
  join accounts a on a.id = l.account_id
  left join batches b on b.list_id = l.id and b.finished_at is null and b.cancelled_at is null
  where l.owner_id = acting_person() and (wanted is null or l.id::text = wanted or l.mailchimp_id = wanted)
  order by l.date_created nulls last, l.name, l.id
$$;
`

const signIn = `
create function person_for_sign_in(wanted text) returns table (id uuid, name text, email text, password_hash text)
language sql stable security definer set search_path = listpass, pg_temp as
  $$ select id, name, email, password_hash from users where email_key = wanted $$;

create function session_person(wanted uuid, idle interval)
returns table (secret_hash bytea, id uuid, name text, email text, last_used_at timestamptz)
language sql stable security definer set search_path = listpass, pg_temp as $$
  select sessions.secret_hash, users.id, users.name, users.email, sessions.last_used_at
  from sessions join users on users.id = sessions.person_id
  where sessions.id = wanted and sessions.expires_at > now() and sessions.last_used_at > now() - idle
$$;

create function owner_of_list(wanted uuid) returns uuid
language sql stable security definer set search_path = listpass, pg_temp as
  $$ select owner_id from lists where id = wanted $$;

-- A bucket of tokens that fills again with time. True when one was left to take.
create function take_token(bucket text, capacity double precision, per_second double precision) returns boolean
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  left_over double precision;
begin
  insert into throttles as t (key, tokens, filled_at) values (bucket, capacity - 1, clock_timestamp())
  on conflict (key) do update set
    tokens = greatest(-1, least(capacity,
      t.tokens + per_second * extract(epoch from clock_timestamp() - t.filled_at)) - 1),
    filled_at = clock_timestamp()
  returning tokens into left_over;
  return left_over >= 0;
end $$;

create function sweep_throttles() returns void
language sql security definer set search_path = listpass, pg_temp as
  $$ delete from throttles where filled_at < now() - interval '1 day' $$;
`

const slots = `
create function take_slot(login text, taker uuid, seconds int, slots int) returns int
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  taken int;
begin
  insert into slot_leases (login_key, slot) select login, generate_series(1, slots) on conflict do nothing;
  update slot_leases s set holder = taker, expires_at = clock_timestamp() + make_interval(secs => seconds)
  where s.login_key = login and s.slot = (
    select free.slot from slot_leases free
    where free.login_key = login and free.slot <= slots and free.expires_at < clock_timestamp()
    order by free.slot limit 1 for update skip locked)
  returning s.slot into taken;
  return taken;
end $$;

-- Gives a slot back, at once or, when a call of ours may still be under way at Mailchimp, after some seconds.
create function free_slot(login text, wanted int, taker uuid, after_seconds int) returns void
language sql security definer set search_path = listpass, pg_temp as $$
  update slot_leases set expires_at = clock_timestamp() + make_interval(secs => after_seconds),
    holder = case when after_seconds > 0 then null else holder end
  where login_key = login and slot = wanted and holder = taker
$$;

create function keep_slots(taker uuid, seconds int) returns void
language sql security definer set search_path = listpass, pg_temp as $$
  update slot_leases set expires_at = greatest(expires_at, clock_timestamp() + make_interval(secs => seconds))
  where holder = taker and expires_at > clock_timestamp()
$$;

-- For a server that knows to be the only one: whoever held a slot before is no more.
create function free_all_slots() returns void
language sql security definer set search_path = listpass, pg_temp as $$
  update slot_leases set expires_at = '-infinity', holder = null;
  delete from leases;
$$;

-- True when the lease is ours now: it was free, had run out, or was ours already.
create function take_lease(wanted text, taker uuid, seconds int) returns boolean
language sql security definer set search_path = listpass, pg_temp as $$
  insert into leases as l (name, holder, expires_at)
  values (wanted, taker, clock_timestamp() + make_interval(secs => seconds))
  on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
    where l.holder = excluded.holder or l.expires_at < clock_timestamp()
  returning true
$$;

create function free_lease(wanted text, taker uuid) returns void
language sql security definer set search_path = listpass, pg_temp as
  $$ delete from leases where name = wanted and holder = taker $$;
`
