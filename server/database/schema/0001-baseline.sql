-- The tables of the first release, feature by feature, and the walls between organisers. ../functions has the
-- database's functions, one per file. ../owners.ts names the feature that owns each table. This file never changes
-- after its release.
--
-- list_id leads every key of list data: it is the sharding key (DESIGN §3).

-- Data that all servers share. It belongs to no organiser.

create table throttles (
  key text primary key,
  tokens double precision not null,
  filled_at timestamptz not null
);

create table leases (
  name text primary key,
  holder uuid not null,
  expires_at timestamptz not null
);

-- All public addresses of this installation so far, because sent emails still contain the former ones.
create table public_addresses (
  public_url text primary key,
  replaced_at timestamptz
);

-- Calls to Mailchimp, per login.

create table slot_leases (
  login_key text not null,
  slot int not null,
  holder uuid,
  expires_at timestamptz not null default '-infinity',
  primary key (login_key, slot)
);

-- How many calls of a login may run at once, and the time before which none may start. One row for each login in
-- trouble.
create table login_paces (
  login_key text primary key,
  slots int not null,
  -- When the slots were last halved or raised.
  changed_at timestamptz not null default now(),
  failures int not null default 0,
  open_until timestamptz not null default '-infinity'
);

-- One row for each login and kind of call, while calls of that kind are smaller than Mailchimp allows. The row is
-- deleted with the pace.
create table login_sizes (
  login_key text not null references login_paces on delete cascade,
  kind text not null check (kind in ('read', 'write')),
  rows int not null,
  -- Failed calls of this size since the last successful one.
  failures int not null default 0,
  -- When one call may try twice as many rows. After a halving, only a successful call sets this time, and while
  -- Mailchimp is away no call succeeds.
  grows_at timestamptz not null default 'infinity',
  primary key (login_key, kind)
);

-- auth

create table users (
  id uuid primary key,
  name text not null,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  created_at timestamptz not null default now(),
  -- Null until the first change. A change makes earlier sessions and links worthless. In whole milliseconds, because
  -- the server reads the time and compares it later.
  password_changed_at timestamptz(3)
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

-- Accounts whose email already belongs to another account, so their email_key is no email. The tag is one byte of a
-- hash of email and password. It chooses the account for a password, so that each sign-in tries one account. Null: no
-- password opens the account.
create table second_accounts (
  person_id uuid primary key references users on delete cascade,
  first_id uuid not null,
  tag smallint
);
create index second_accounts_first on second_accounts (first_id, tag);

-- audit

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
create index audit_log_list on audit_log (owner_id, list_id, id);

-- accounts

create table oauth_states (
  state_hash bytea primary key,
  person_id uuid not null references users on delete cascade,
  -- Binds the answer to the browser that asked.
  browser_hash bytea not null,
  account_name text not null,
  expires_at timestamptz not null
);

create table accounts (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  account_name text not null,
  display_name text,
  credential text not null,
  server_prefix text not null,
  mailchimp_id text not null,
  -- Mailchimp counts simultaneous calls per login, for all organisers, keys and servers together.
  login_key text not null,
  is_active boolean not null default true,
  reconnect_since timestamptz,
  created_at timestamptz not null default now(),
  -- When Listpass last retried an account in trouble, or one of its lists.
  looked_at timestamptz,
  switched_off_at timestamptz,
  -- Why Mailchimp does not let the key's user read lists.
  lists_refused text,
  unique (owner_id, mailchimp_id)
);
create index accounts_login on accounts (login_key);
create index accounts_mailchimp on accounts (mailchimp_id);
create index accounts_refused on accounts (id) where reconnect_since is not null;

-- lists

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
  -- 'webhook' or 'polling'; null while Listpass does not listen for changes.
  webhook_mode text check (webhook_mode in ('webhook', 'polling')),
  webhook_id text,
  -- The secret part of the address that Mailchimp calls. The hash finds the row; the sealed copy shows the address
  -- again.
  webhook_code_hash bytea unique,
  webhook_code text,
  -- The secret that signs deliveries. Mailchimp shows it only once.
  webhook_secret text,
  heard_at timestamptz,
  -- Members that changed after this time have not been read yet.
  poll_from timestamptz,
  polled_at timestamptz,
  -- Pages of the list that were read before this time may still show an erased contact.
  last_erased_at timestamptz,
  -- Salts the hashes of codes that doors keep: no list can be looked up with the hashes of another.
  offline_salt bytea not null default uuid_send(gen_random_uuid()),
  -- contact_changes holds no rows up to this transaction any more.
  changes_swept xid8 not null default '0',
  -- False while contacts may have another text than the one stored in contact_texts.
  texts_are_right boolean not null default false,
  texts_rebuilt_of int not null default 0,
  -- When the last successful poll began. The next poll starts from the beginning of the poll before it.
  poll_began timestamptz,
  -- The doubt about the last poll, how many polls in a row have had it, and since when.
  poll_doubt text,
  poll_doubts int not null default 0,
  poll_doubted_since timestamptz,
  -- The open question of the last batch, in words; null when it read the whole list.
  doubt text,
  -- Contacts that are missing in Mailchimp, and are removed only when the organiser confirms it.
  unconfirmed int not null default 0,
  -- When Listpass syncs again automatically, and how often it has done so for this doubt.
  look_again_at timestamptz,
  looks int not null default 0,
  -- When an unsigned delivery came although the webhook has a secret.
  unsigned_at timestamptz,
  closed_at timestamptz,
  unique (account_id, mailchimp_id)
);
create index lists_owner on lists (owner_id);
create index lists_gone on lists (account_id) where gone_since is not null;
create index on lists (look_again_at) where look_again_at is not null;

create table fields (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  role text not null check (role in ('code', 'max', 'scans')),
  merge_id int not null,
  tag text not null,
  name text not null,
  type text not null,
  -- A field that Mailchimp does not have keeps its row, so that it can be found again.
  gone_since timestamptz,
  primary key (list_id, id),
  unique (list_id, role)
);
create index fields_gone on fields (list_id) where gone_since is not null;

-- contacts

-- No index holds a column that a redeem changes, and pages keep a tenth free: updates stay in their page (HOT).
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
  -- How many scans of the contact were ever accepted. It gives each of them its number, and never decreases.
  accepted int not null default 0,
  -- Scans counted by an earlier tool, before the code was adopted.
  opening_count int not null default 0,
  is_blocked boolean not null default false,
  removed_at timestamptz,
  -- The values of our three fields that Mailchimp last held; null if unknown.
  held_code text,
  held_max int,
  held_scans int,
  -- Why Mailchimp will not take this contact's values, in its own words.
  refusal text,
  created_at timestamptz not null default now(),
  -- When Mailchimp last sent or accepted these values. An answer that was requested before this time is outdated.
  heard_at timestamptz not null default now(),
  -- An erased contact keeps its code and counts, so that no other contact gets the code. No later write can put a person back.
  erased_at timestamptz,
  constraint contacts_erased_are_empty check (
    erased_at is null or (
      email = '' and merge_fields = '{}' and member_hash = 'erased:' || id::text and mailchimp_contact_id is null
      and held_code is null and held_max is null and held_scans is null and refusal is null and removed_at is not null
    )
  ),
  primary key (list_id, id),
  unique (list_id, member_hash),
  unique (list_id, code_key)
) with (fillfactor = 90);
create index contacts_email on contacts (list_id, email_key);
create index contacts_mailchimp on contacts (list_id, mailchimp_contact_id);
-- These rows are few, and each page of a batch reads them.
create index contacts_erased on contacts (list_id, id) where erased_at is not null;

-- Contacts that changed in other ways than by scans, which have door_events. A row without a contact: so much has
-- changed that doors read the whole list again. Readers stop at the oldest transaction that is under way, so no late
-- commit is missed. No foreign key to the list, because each contact would look it up: forget_contact_changes deletes
-- the rows.
create table contact_changes (
  list_id uuid not null,
  contact_id uuid,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
create index contact_changes_list on contact_changes (list_id, xid);

-- The folded texts for searches: a line for each contact, in the order of the ids. A row may hold an outdated text, and
-- a contact may be in several rows, so the search checks each contact again. Rows stay in their page, uncompressed.
create table contact_texts (
  list_id uuid not null references lists on delete cascade,
  id uuid not null default gen_random_uuid(),
  contact_ids uuid[] not null,
  lines text not null,
  primary key (list_id, id)
) with (toast_tuple_target = 8160);
alter table contact_texts alter contact_ids set storage main, alter lines set storage main;

-- Changes that are not yet written to Mailchimp. No foreign key to the list, because each scan would look it up:
-- forget_writes deletes the rows. Updates of a contact that is scanned often stay in their page.
create table pending_writes (
  list_id uuid not null,
  contact_id uuid not null,
  -- Grows with every change, so that a write removes only the change that it has written.
  version bigint not null default 1,
  rule_values jsonb not null default '{}',
  queued_at timestamptz not null default now(),
  primary key (list_id, contact_id)
) with (fillfactor = 70);

-- codes

create table batches (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  kind text not null,
  notice text,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  cancelled_at timestamptz,
  -- How often a list may be read again because its members moved during the read.
  pass int not null default 1,
  pass_began_at timestamptz not null default now(),
  -- The seed of new codes. It is deleted when the batch is over, because it would reveal the code of an erased contact.
  seed bytea,
  -- Why Listpass ended the batch. It starts again once the reason is gone. Null if it does not start again.
  stopped_by text,
  -- Mailchimp's count of members after the list was also read by the time of the last change; null before.
  counted int,
  -- The batch ended without having read the whole list.
  in_doubt boolean not null default false,
  -- The organiser has confirmed that this many contacts left the list, so they may be removed.
  may_remove int not null default 0,
  -- How many contacts the finished batch has processed, each counted once.
  processed int,
  failed int,
  primary key (list_id, id)
);
-- A list has one open batch at most.
create unique index batches_running on batches (list_id) where finished_at is null and cancelled_at is null;
create index batches_stopped on batches (list_id) where stopped_by is not null;

create table batch_pages (
  list_id uuid not null,
  batch_id uuid not null,
  page int not null,
  planned int not null,
  processed int,
  failed int,
  finished_at timestamptz,
  -- In which pass the page was last read.
  pass int not null default 0,
  -- The number of members on the page, and Mailchimp's total for the list.
  members int,
  total int,
  -- The members at both ends of the page. Neighbouring pages share some, unless a member slipped between them.
  head text[],
  tail text[],
  -- Contacts on the page, contacts that only this page counts, contacts whose values differed, and contacts that got
  -- another code than the one they had. One row for each page, deleted when the batch is over.
  seen uuid[],
  counted uuid[],
  repaired uuid[] not null default '{}',
  replaced uuid[] not null default '{}',
  -- True for a page that was read by the time of the last change or contact by contact, and has no planned neighbours.
  is_extra boolean not null default false,
  -- Archived members on the page: Mailchimp counts them in some accounts.
  archived text[],
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

-- Codes of an earlier tool that were replaced. No door accepts them, and no contact gets them again.
create table retired_codes (
  list_id uuid not null references lists on delete cascade,
  contact_id uuid not null,
  code_key text not null,
  retired_at timestamptz not null default now(),
  primary key (list_id, contact_id),
  unique (list_id, code_key)
);

-- rules

create table rules (
  list_id uuid not null references lists on delete cascade,
  position int not null,
  if_field text not null,
  if_value text not null,
  then_field text not null,
  then_value text not null,
  primary key (list_id, position)
);

-- webhooks

-- A delivery is a hint that a member may have changed: the member is read again, whatever the delivery said.
create table webhook_deliveries (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  kind text not null,
  email_key text collate "C" not null,
  -- The former address, if it has changed.
  old_email_key text collate "C",
  received_at timestamptz not null default now(),
  primary key (list_id, id)
);

-- doors

create table scanner_links (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  label text not null,
  may_check_in_by_name boolean not null,
  is_active boolean not null default true,
  expires_at timestamptz,
  -- The secret part of the address. The hash finds the link; the sealed copy shows the address again.
  slug_hash bytea not null unique,
  slug text not null,
  created_at timestamptz not null default now(),
  rotated_at timestamptz,
  last_used_at timestamptz,
  -- When the link was switched off. Its doors can still send scans that they decided before.
  switched_off_at timestamptz,
  primary key (list_id, id)
);

create table scanner_sessions (
  list_id uuid not null,
  id uuid not null,
  link_id uuid not null,
  secret_hash bytea not null,
  user_agent text not null,
  started_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (list_id, id),
  foreign key (list_id, link_id) references scanner_links on delete cascade
);
create index scanner_sessions_link on scanner_sessions (list_id, link_id);

-- One row for each list: the number of its latest event. The transaction that adds events holds the row until its
-- commit. So the numbers of a list have no gaps and are in the order of the commits. It is locked after all other rows,
-- above all after contacts.
create table door_seqs (
  list_id uuid primary key references lists on delete cascade,
  seq bigint not null default 0
) with (fillfactor = 50);

-- The events that doors get of each other. No foreign key to the list, because each scan would look it up:
-- forget_events deletes the rows.
create table door_events (
  list_id uuid not null,
  seq bigint not null,
  kind text not null check (kind in ('accepted', 'undone', 'conflict')),
  scan_id uuid not null,
  contact_id uuid not null,
  -- The door of the event's scan.
  door text not null,
  at timestamptz not null,
  primary key (list_id, seq)
);

-- scanning

-- No foreign key to the list, because each scan would look it up: forget_scans deletes the rows.
create table scans (
  list_id uuid not null,
  scan_id uuid not null,
  contact_id uuid,
  code_key text,
  -- The scanned text, stored only if it contains no code.
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
  -- The changes by rules after an accepted scan: [{"tag": …, "value": …}].
  rule_effects jsonb,
  -- The door decided this scan offline, and sent it later. corrected_at is the corrected time of the door's clock, and
  -- never after the arrival.
  is_offline boolean not null default false,
  corrected_at timestamptz,
  -- The scan was sent after its link had ended or its list was closed.
  is_late boolean not null default false,
  constraint scans_offline_are_timed check (not is_offline or corrected_at is not null),
  primary key (list_id, scan_id),
  unique (list_id, contact_id, number)
);
create index scans_received on scans (list_id, received_at desc, scan_id);
-- Scanned texts without a code are few, and may hold an address.
create index scans_with_text on scans (list_id) where text is not null;

-- An attempt at a door while redeem_scans decides it: the door's values, the contact when it was locked, and the
-- verdict.
create type attempt as (
  place int,
  scan_id uuid,
  code_key text,
  text text,
  scanned_at timestamptz,
  door text,
  session_id uuid,
  link_id uuid,
  person_id uuid,
  -- Null where no contact of the list has the code.
  contact_id uuid,
  -- The place of the locked row in its table.
  contact_row tid,
  scan_count int,
  max_scans int,
  -- The number of the admission, if the attempt is one.
  number int,
  display_value text,
  reason text,
  other_list text,
  rule_effects jsonb
);

-- Each change of a scan's standing is a row of its own.
create table scan_corrections (
  list_id uuid not null references lists on delete cascade,
  scan_id uuid not null,
  kind text not null check (kind in ('undone', 'conflict')),
  at timestamptz not null,
  -- The door that undid the scan, or whose scan took its place.
  door text not null,
  session_id uuid,
  -- The scan that took its place.
  for_scan_id uuid,
  primary key (list_id, scan_id)
);

-- The walls between organisers.

-- functions: acting_person, acting_list

alter table users enable row level security;
create policy own on users using (id = (select acting_person()));

do $$
declare
  walled text;
begin
  foreach walled in array array['sessions', 'password_resets', 'second_accounts', 'oauth_states'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I using (person_id = (select acting_person()))', walled);
  end loop;
  foreach walled in array array['audit_log', 'accounts', 'lists'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I using (owner_id = (select acting_person()))', walled);
  end loop;
  foreach walled in array array[
    'fields', 'contacts', 'contact_changes', 'contact_texts', 'batches', 'batch_pages', 'batch_failures', 'retired_codes', 'rules',
    'pending_writes', 'webhook_deliveries', 'scanner_links', 'scanner_sessions', 'door_seqs', 'door_events', 'scans',
    'scan_corrections'
  ] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I using (list_id = (select acting_list()))', walled);
  end loop;
end
$$;

grant select, insert, update, delete on
  users, sessions, password_resets, accounts, lists, fields, contacts, batches, batch_pages, batch_failures, rules, pending_writes,
  webhook_deliveries, scanner_links, scanner_sessions
to listpass_app;
grant select, insert, delete on oauth_states to listpass_app;
-- Added to, and never rewritten.
grant select, insert on audit_log, second_accounts, retired_codes to listpass_app;
-- Written by functions alone.
grant select on contact_changes, contact_texts, door_seqs, door_events, scans, scan_corrections to listpass_app;

-- The triggers.

-- functions: forget_login, note_switching_off
create trigger forget_login after delete or update of login_key on accounts
for each row execute function forget_login();
create trigger note_switching_off before update of is_active on accounts
for each row execute function note_switching_off();
create trigger note_switching_off before update of is_active on scanner_links
for each row execute function note_switching_off();

-- functions: note_closing, begin_events, forget_events, forget_scans, forget_writes, forget_contact_changes
create trigger note_closing before insert or update of is_scanning_on, codes_generated_at on lists
for each row execute function note_closing();
create trigger begin_events after insert on lists
for each row execute function begin_events();
create trigger forget_events after delete on lists
for each row execute function forget_events();
create trigger forget_scans after delete on lists
for each row execute function forget_scans();
create trigger forget_writes after delete on lists
for each row execute function forget_writes();
create trigger forget_contact_changes after delete on lists
for each row execute function forget_contact_changes();

-- functions: note_new_contacts, note_lost_contacts, note_changed_contact, note_changed_list
create trigger note_new_contacts after insert on contacts referencing new table as added
for each statement execute function note_new_contacts();
create trigger note_lost_contacts after delete on contacts referencing old table as lost
for each statement execute function note_lost_contacts();
create trigger note_changed_contact
after update of email, max_scans, is_blocked, removed_at, code, erased_at, opening_count on contacts
for each row when (
  (old.email, old.max_scans, old.is_blocked, old.removed_at is null, old.code, old.erased_at, old.opening_count, old.merge_fields)
  is distinct from
  (new.email, new.max_scans, new.is_blocked, new.removed_at is null, new.code, new.erased_at, new.opening_count, new.merge_fields)
) execute function note_changed_contact();
create trigger note_changed_list after update of admits_removed, display_field, offline_salt on lists
for each row when (
  (old.admits_removed, old.display_field, old.offline_salt)
  is distinct from
  (new.admits_removed, new.display_field, new.offline_salt)
) execute function note_changed_list();

-- functions: note_new_texts, note_changed_text, forget_text, doubt_texts, doubt_texts_of_rule
create trigger note_new_texts after insert on contacts referencing new table as added
for each statement execute function note_new_texts();
create trigger note_changed_text after update of email on contacts
for each row when (
  new.erased_at is null and (old.email, old.merge_fields) is distinct from (new.email, new.merge_fields)
) execute function note_changed_text();
create trigger forget_text after update of erased_at on contacts
for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_text();
create trigger doubt_texts before update of display_field on lists
for each row when (old.display_field is distinct from new.display_field) execute function doubt_texts();
create trigger doubt_texts_of_rule after delete on rules
for each row execute function doubt_texts_of_rule();
