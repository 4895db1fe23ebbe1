-- All tables, feature by feature in the order of the row, then the walls between organisers, the rights, and the triggers.
-- ../functions has the database's functions, one per file. ../owners.ts names the feature that owns each table. This
-- file never changes after its release.
--
-- list_id leads every key of list data: it is the sharding key (DESIGN §3). Sentences for people are stored as codes with
-- values, [{"code", "params"}], and become sentences when they are read, in the reader's language (docs/decisions/0098). A
-- text in such a list is Mailchimp's.

-- Data that all servers share. It belongs to no organiser.

create table throttles (
  key text primary key,
  tokens double precision not null,
  filled_at timestamptz not null
);

create table leases (
  name text primary key,
  holder uuid not null,
  expires_at timestamptz not null,
  -- How long the lease lasts without a renewal.
  seconds int not null default 60
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

-- An email has one account (docs/decisions/0104).
create table users (
  id uuid primary key,
  name text not null,
  email text not null,
  email_key text not null unique,
  -- When a link or a code of a letter to this email was used, or the operator or the identity provider vouched for it.
  -- Null: never (docs/decisions/0103).
  email_proven_at timestamptz,
  password_hash text not null,
  -- Null until the first change. A change makes earlier sessions and links worthless. In whole milliseconds, because
  -- the server reads the time and compares it later.
  password_changed_at timestamptz(3),
  -- The language of the person's screens and letters. Null: that of the browser (docs/decisions/0098).
  language text check (language in ('en', 'de', 'fr', 'es', 'nl', 'pt')),
  -- The language of the person's browser, for letters to a person who has chosen no language. Null: the letters are in
  -- English.
  browser_language text check (browser_language in ('en', 'de', 'fr', 'es', 'nl', 'pt')),
  created_at timestamptz not null default now(),
  constraint users_email_key_is_of_email check (email_key = lower(email collate "C"))
);

create table sessions (
  id uuid primary key,
  person_id uuid not null references users on delete cascade,
  secret_hash bytea not null,
  -- How the session began.
  way text not null default 'password' check (way in ('password', 'totp', 'recovery', 'passkey', 'oidc')),
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

-- The authenticator app of a person. A person with a row cannot sign in with the password alone.
create table totp_secrets (
  id uuid primary key,
  person_id uuid not null unique references users on delete cascade,
  -- The sealed secret. Empty if the keys were lost; then only recovery codes work.
  secret text not null,
  -- The 30-second step of the last used code, because each code works once.
  last_step bigint not null,
  created_at timestamptz not null default now()
);

-- Unused recovery codes, as argon2id hashes. A person's codes share one salt, so a code is hashed once to be found.
create table recovery_codes (
  person_id uuid not null references users on delete cascade,
  hash text not null,
  primary key (person_id, hash)
);

create table passkeys (
  id uuid primary key,
  person_id uuid not null references users on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- The device's own counter of uses. Many devices always send 0.
  counter bigint not null,
  -- The host for which the passkey was made. Browsers offer it at no other host.
  rp_id text not null,
  name text not null,
  transports text[] not null default '{}',
  -- A passkey from before a reset signs in only after the new password.
  needs_password boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_person on passkeys (person_id);
create index passkeys_rp on passkeys (rp_id);

-- Persons as an identity provider knows them. Its subject is the identity; an email may go to another person there.
create table oidc_identities (
  issuer text not null,
  subject text not null,
  person_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index oidc_identities_person on oidc_identities (person_id);

-- Sign-ins are kept for 90 days. The id is that of the session.
create table sign_ins (
  id uuid primary key,
  person_id uuid not null references users on delete cascade,
  at timestamptz not null default now(),
  user_agent text,
  way text not null check (way in ('password', 'totp', 'recovery', 'passkey', 'oidc')),
  -- Whether the browser had no device cookie of this person.
  is_new_device boolean not null
);
create index sign_ins_person on sign_ins (person_id, at);

-- Used tickets of sign-ins, so that each works once over all servers. They belong to no organiser.
create table spent_tickets (
  id uuid primary key,
  expires_at timestamptz not null
);
create index spent_tickets_expiry on spent_tickets (expires_at);

-- teams

-- Teams own accounts, lists and logs of changes (docs/decisions/0062). The first team of a person has the person's id.
-- `owner_id` names a team everywhere.
create table teams (
  id uuid primary key,
  name text not null,
  -- Members without a second factor reach nothing of the team.
  needs_second_factor boolean not null default false,
  created_at timestamptz not null default now()
);

create table memberships (
  team_id uuid not null references teams on delete cascade,
  person_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer', 'door')),
  joined_at timestamptz not null default now(),
  -- When the member last did something in the team, to the minute.
  active_at timestamptz,
  primary key (team_id, person_id)
);
create index memberships_person on memberships (person_id);

create table invitations (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  email text not null,
  email_key text not null,
  role text not null check (role in ('owner', 'editor', 'viewer', 'door')),
  list_ids uuid[] not null default '{}',
  -- The name of the inviting member, for the mail.
  invited_by text not null,
  secret_hash bytea not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (team_id, email_key)
);

-- audit

create table audit_log (
  owner_id uuid not null references teams on delete cascade,
  id uuid not null,
  list_id uuid,
  who text not null,
  -- The member who acted; null for doors and for Listpass itself. The name is from the time of the change. It is removed
  -- when the person is deleted.
  member_id uuid,
  member_name text,
  member_role text,
  action text not null,
  details jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (owner_id, id)
);
create index audit_log_list on audit_log (owner_id, list_id, id);
create index audit_log_member on audit_log (member_id) where member_id is not null;

-- The person's actions on their own account. Only the person can read them.
create table personal_log (
  person_id uuid not null references users on delete cascade,
  id uuid not null,
  who text not null,
  action text not null,
  details jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (person_id, id)
);

-- accounts

create table oauth_states (
  state_hash bytea primary key,
  person_id uuid not null references users on delete cascade,
  team_id uuid not null references teams on delete cascade,
  -- Binds the answer to the browser that asked.
  browser_hash bytea not null,
  account_name text not null,
  expires_at timestamptz not null
);

create table accounts (
  id uuid primary key,
  owner_id uuid not null references teams on delete cascade,
  account_name text not null,
  display_name text,
  credential text not null,
  server_prefix text not null,
  mailchimp_id text not null,
  -- Mailchimp counts simultaneous calls per login, for all organisers, keys and servers together.
  login_key text not null,
  is_active boolean not null default true,
  switched_off_at timestamptz,
  -- True while the account belongs to a team in departures. Scans and workers read it with the row itself.
  has_left boolean not null default false,
  reconnect_since timestamptz,
  -- When Listpass last retried an account in trouble, or one of its lists.
  looked_at timestamptz,
  -- Why Mailchimp does not let the key's user read lists.
  lists_refused_said jsonb,
  -- Lists of Mailchimp that could not be read, by the name that their rows show (docs/decisions/0108).
  lists_left_out text[] not null default '{}',
  created_at timestamptz not null default now(),
  unique (owner_id, mailchimp_id)
);
create index accounts_login on accounts (login_key);
create index accounts_mailchimp on accounts (mailchimp_id);
create index accounts_refused on accounts (id) where reconnect_since is not null;

-- lists

-- functions: uncounted_of
create table lists (
  id uuid primary key,
  owner_id uuid not null references teams on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  mailchimp_id text not null,
  name text not null,
  date_created timestamptz,
  member_count int not null,
  -- How many contacts are in the list and hold a code, as last counted.
  active_members int not null default 0,
  -- How many contacts are in the list now, by status, as last counted.
  status_counts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  gone_since timestamptz,
  -- True while the list belongs to a team in departures. Scans and workers read it with the row itself.
  has_left boolean not null default false,

  -- What the organiser sets, by the names of contract/list-settings.ts (docs/decisions/0130). A missing one has its first value.
  settings jsonb not null default '{}',
  -- Those that scans, searches and counts read.
  is_scanning_on boolean not null generated always as (coalesce((settings ->> 'scanning_on')::boolean, false)) stored,
  admits_removed boolean not null generated always as (coalesce((settings ->> 'admit_removed')::boolean, false)) stored,
  -- The statuses of Mailchimp that do not count as guests (docs/decisions/0070). A status that Listpass does not know
  -- counts.
  uncounted text[] not null generated always as (uncounted_of(settings)) stored,
  -- The statuses that no door lets in; null for none.
  kept_out text[] generated always as (
    case when not (settings ->> 'admit_uncounted')::boolean then uncounted_of(settings) end
  ) stored,
  display_field text generated always as (settings ->> 'display_field') stored,

  codes_generated_at timestamptz,
  closed_at timestamptz,
  -- What a door shows beside a guest's name (docs/decisions/0087): {"fields": [{"tag", "name", "is_large"}], "note": tag or
  -- null, "alert": {"tag", "name", "is"} or null}; null without a card.
  card jsonb,
  -- What doors ask guests (docs/decisions/0091): {"is_required", "asks": [{"tag", "question", "kind", "choices"}]}; null
  -- without questions.
  asks jsonb,
  -- The fields that hold a contact's name: {"first", "last", "isSure", "isChosen"}. Null until they are read from
  -- Mailchimp.
  name_fields jsonb,

  -- How Listpass learns of changes. 'webhook' or 'polling'; null while it does not listen for them.
  webhook_mode text check (webhook_mode in ('webhook', 'polling')),
  webhook_id text,
  -- The secret part of the address that Mailchimp calls. The hash finds the row; the sealed copy shows the address
  -- again.
  webhook_code_hash bytea unique,
  webhook_code text,
  -- The secret that signs deliveries. Mailchimp shows it only once.
  webhook_secret text,
  -- When an unsigned delivery came although the webhook has a secret.
  unsigned_at timestamptz,
  heard_at timestamptz,
  -- Members that changed after this time have not been read yet.
  poll_from timestamptz,
  -- When the last successful poll began. The next poll starts from the beginning of the poll before it.
  poll_began timestamptz,
  polled_at timestamptz,
  -- The doubt about the last poll, how many polls in a row have had it, and since when.
  poll_doubt text,
  poll_doubts int not null default 0,
  poll_doubted_since timestamptz,
  -- How far Mailchimp's clock is ahead of the database's, as the last poll found (docs/decisions/0106).
  clock_ahead_ms int not null default 0,

  -- The open question of the last batch; null when it read the whole list.
  doubt_said jsonb,
  -- Contacts that are missing in Mailchimp, and are removed only when the organiser confirms it.
  unconfirmed int not null default 0,
  -- When Listpass syncs again automatically, and how often it has done so for this doubt.
  look_again_at timestamptz,
  looks int not null default 0,

  -- Pages of the list that were read before this time may still show an erased contact.
  last_erased_at timestamptz,
  -- Salts the hashes of codes that doors keep: no list can be looked up with the hashes of another.
  offline_salt bytea not null default uuid_send(gen_random_uuid()),
  -- False while contacts may have another text than the one stored in contact_texts.
  texts_are_right boolean not null default false,
  texts_rebuilt_of int not null default 0,

  unique (account_id, mailchimp_id),
  constraint lists_some_status_counts check (
    not uncounted @> array['subscribed', 'transactional', 'unsubscribed', 'cleaned', 'pending']
  )
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

-- The lists whose scanner a member with the role `door` may use.
create table member_lists (
  team_id uuid not null,
  person_id uuid not null,
  list_id uuid not null references lists on delete cascade,
  primary key (team_id, person_id, list_id),
  foreign key (team_id, person_id) references memberships on delete cascade
);
create index member_lists_list on member_lists (list_id);

-- contacts

-- Codes are numbered in the order in which they came to this installation. A clock may jump, so times do not tell. The
-- page of a code belongs to its first holder (docs/decisions/0071).
create sequence code_numbers as bigint;

-- No index holds a column that a redeem changes, and pages keep a tenth free: updates stay in their page (HOT).
create table contacts (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  member_hash text not null,
  mailchimp_contact_id text,
  email text not null,
  email_key text collate "C" not null generated always as (lower(email)) stored,
  status text not null,
  merge_fields jsonb not null default '{}',
  code text not null,
  code_key text not null generated always as (upper(code)) stored,
  code_number bigint not null default nextval('code_numbers'),
  max_scans int not null check (max_scans >= 0),
  scan_count int not null default 0 check (scan_count >= 0),
  -- How many entries of scan_count are no longer used up, because exits of shared occasions gave their places back.
  given_back int not null default 0,
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
  -- An erased contact keeps its code and counts, so that no other contact gets the code. No later write can put a person
  -- back.
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
-- The link of a code names no list, so this index finds the contact by the code alone. Only the guest page uses this
-- expression, so no plan of a scan changes.
create index contacts_by_code on contacts (hashtextextended(code_key, 0));

-- Further codes of a contact, which doors gave. They admit like the contact's own code.
create table other_codes (
  list_id uuid not null references lists on delete cascade,
  code_key text not null,
  contact_id uuid not null,
  code_number bigint not null default nextval('code_numbers'),
  -- The id of the guest whom a door added with the code. Null if unknown.
  came_as uuid,
  -- Empty if its name is unknown.
  door text not null,
  -- The scanner link of that door; it may be gone. Null for a member's door.
  link_id uuid,
  -- Null if unknown.
  added_at timestamptz default now(),
  primary key (list_id, code_key)
);
create index other_codes_contact on other_codes (list_id, contact_id);
create index other_codes_link on other_codes (list_id, link_id) where link_id is not null;
create index other_codes_by_code on other_codes (hashtextextended(code_key, 0));

-- How a contact came into the list, if a door added it (docs/decisions/0089). Its status is 'door' until Mailchimp has it,
-- and stays so without an email.
create table walk_ins (
  list_id uuid not null references lists on delete cascade,
  contact_id uuid not null,
  door text not null,
  -- The words that the guest has agreed to; null if the guest has not.
  consent text,
  -- The language of the door that added the guest. Null: English.
  language text check (language in ('en', 'de', 'fr', 'es', 'nl', 'pt')),
  added_at timestamptz not null,
  -- When the letter with the code was handed to the queue; null for none.
  mailed_at timestamptz,
  primary key (list_id, contact_id)
);

-- Contacts whose latest email, of those that Listpass read about, bounced (docs/decisions/0084).
create table bounced_mails (
  list_id uuid not null references lists on delete cascade,
  contact_id uuid not null,
  -- When that email was sent.
  sent_at timestamptz not null,
  primary key (list_id, contact_id)
);

-- Rows of Mailchimp's answers that cannot be understood as contacts, until an answer shows them in order
-- (docs/decisions/0108).
create table odd_rows (
  list_id uuid not null references lists on delete cascade,
  -- Mailchimp's key of the member, or a text made of the row.
  key text not null,
  -- The address or the id; empty if the row has none.
  label text not null,
  why text not null,
  read_at timestamptz not null,
  primary key (list_id, key)
);

-- Contacts that changed in other ways than by scans, which have door_events. A row without a contact: so much has
-- changed that doors read the whole list again; with an occasion, all entries of the occasion have changed. The numbers
-- are of the list, so that doors' cursors survive a move to another installation, a restore and a failover
-- (docs/decisions/0095). No foreign key to the list, because each contact would look it up: forget_rows deletes them.
create table contact_changes (
  list_id uuid not null,
  -- Without gaps from 1. A higher number became visible later.
  no bigint not null,
  contact_id uuid,
  -- Null for all occasions of the list.
  occasion_id uuid,
  -- When the change got its number.
  at timestamptz not null,
  primary key (list_id, no)
);

-- Changes without a number yet. Every writer adds here and waits for nobody. number_changes gives committed ones their
-- numbers. No foreign key to the list, as in contact_changes.
create table waiting_changes (
  list_id uuid not null,
  id bigint generated always as identity,
  contact_id uuid,
  occasion_id uuid,
  at timestamptz not null default now(),
  primary key (list_id, id)
);

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
-- forget_rows deletes them. Updates of a contact that is scanned often stay in their page.
create table pending_writes (
  list_id uuid not null,
  contact_id uuid not null,
  -- Grows with every change, so that a write removes only the change that it has written.
  version bigint not null default 1,
  rule_values jsonb not null default '{}',
  queued_at timestamptz not null default now(),
  primary key (list_id, contact_id)
) with (fillfactor = 70);

-- Values by rules that Mailchimp refused or did not keep (docs/decisions/0109). The count was written without them. They are
-- tried again when the fields of the list change. No foreign key to the contact: erasing and moving delete the rows.
create table refused_values (
  list_id uuid not null references lists on delete cascade,
  contact_id uuid not null,
  field text not null,
  value text not null,
  -- Mailchimp's words, or a sentence of ours as JSON.
  reason text not null,
  -- The fields of the list as they were then, as a hash.
  fields_seen text not null,
  -- The field as it was then, as a hash. Empty if Mailchimp did not tell its fields.
  field_seen text not null default '',
  -- No contact can have this value, as the field is now: it is not sent for others.
  is_of_field boolean not null,
  refused_at timestamptz not null default clock_timestamp(),
  primary key (list_id, contact_id, field)
);

-- codes

create table batches (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  kind text not null,
  -- What the batch tells the organiser.
  said jsonb,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  cancelled_at timestamptz,
  -- Why Listpass ended the batch. It starts again once the reason is gone. Null if it does not start again.
  stopped_by text,
  -- How often a list may be read again because its members moved during the read.
  pass int not null default 1,
  pass_began_at timestamptz not null default now(),
  -- The seed of new codes. It is deleted when the batch is over, because it would reveal the code of an erased contact.
  seed bytea,
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
  -- The odd rows of the page that are no contact here: Mailchimp counts them.
  odd text[],
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
  code_number bigint not null default nextval('code_numbers'),
  retired_at timestamptz not null default now(),
  primary key (list_id, code_key)
);
create index retired_codes_contact on retired_codes (list_id, contact_id);
create index retired_codes_by_code on retired_codes (hashtextextended(code_key, 0));

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

-- occasions

-- An occasion is the purpose of a scan: a night, a day, a lounge, a coupon run (docs/decisions/0069). A list's main
-- occasion has the list's own id. It has no row until the organiser changes it. Without a row, it behaves like a list
-- without occasions.
create table occasions (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  -- Empty for a main occasion that has the list's name.
  name text not null,
  -- Empty: the place of the list's branding.
  place text not null default '' check (char_length(place) <= 200),
  -- The IANA zone of all its times and days.
  zone text not null default 'UTC',
  -- The occasion is open from opens_at on, and closed from closes_at on. Null: no limit.
  opens_at timestamptz,
  closes_at timestamptz,
  -- When admissions were stopped, and the closing time before that. A stop sets the closing time to its own moment.
  -- Admissions are stopped while the two are equal, so a change of the closing time ends the stop.
  stopped_at timestamptz,
  closes_before timestamptz,
  -- The invited contacts: {"kind": "field", "tag", "test": "is" | "is_not" | "is_set", "value"} or {"kind": "segment", "id",
  -- "name", "is_tag"}. Null: everyone.
  who jsonb,
  -- When the segment was last read from Mailchimp, and why the last reading failed.
  who_read_at timestamptz,
  who_said jsonb,
  -- Null: the contact's maximum, counted together over all such occasions. Otherwise this many entries, counted at this
  -- occasion alone.
  own_max int check (own_max > 0),
  -- The occasion counts alone, and admits each contact as often as the contact's own maximum says (docs/decisions/0112).
  -- own_max then says only that it counts alone. So a change between the two ways changes no count.
  is_of_guest boolean not null default false,
  again text not null default 'never' check (again in ('never', 'daily', 'after_exit')),
  -- When a day begins here, in minutes after midnight.
  day_begins int not null default 0 check (day_begins between 0 and 1439),
  -- The most people inside; null without a limit.
  capacity int check (capacity > 0),
  when_full text not null default 'refuse' check (when_full in ('refuse', 'warn')),
  -- The action of an offline door once its last known count has reached the capacity.
  when_unsure text not null default 'let_in' check (when_unsure in ('let_in', 'stop')),
  has_exits boolean not null default false,
  -- When all people inside are counted out automatically, in minutes after midnight; null: never.
  out_at int check (out_at between 0 and 1439),
  -- The time up to which people have been counted out.
  out_done_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- A removed occasion stays for its scans. No door opens it.
  removed_at timestamptz,
  keeps_admissions boolean not null generated always as (
    id <> list_id or own_max is not null or again <> 'never' or capacity is not null or has_exits
  ) stored,
  constraint occasions_open_before_they_close check (opens_at < closes_at),
  constraint occasions_main_is_shared check (id <> list_id or own_max is null),
  constraint occasions_of_guest_count_alone check (not is_of_guest or own_max is not null),
  primary key (list_id, id)
);
create index occasions_out on occasions (out_done_at) where out_at is not null and removed_at is null;
create index occasions_of_segments on occasions (list_id) where who ->> 'kind' = 'segment' and removed_at is null;

-- The contacts of the segment or tag that an occasion invites, as last read.
create table occasion_guests (
  list_id uuid not null,
  occasion_id uuid not null,
  contact_id uuid not null,
  primary key (list_id, occasion_id, contact_id),
  foreign key (list_id, occasion_id) references occasions on delete cascade
);

-- The reading of a tag or saved segment of Mailchimp, for all occasions of the list that invite it.
create table segment_readings (
  list_id uuid not null references lists on delete cascade,
  segment_id bigint not null,
  next_at timestamptz not null default now(),
  begun_at timestamptz,
  -- The present reading. An earlier one stores nothing more.
  reading uuid,
  -- The number of new guests in this reading. If there are too many, doors are notified once at the end.
  untold int not null default 0,
  -- The doubt about the last reading, and how many readings in a row have had it.
  said jsonb,
  doubts int not null default 0,
  primary key (list_id, segment_id)
);

-- The members that a reading has shown so far: a contact's id, or a hash of the key of a member that is no contact here.
create table segment_pages (
  list_id uuid not null references lists on delete cascade,
  segment_id bigint not null,
  place int not null,
  members uuid[] not null,
  primary key (list_id, segment_id, place)
);

-- The VIPs of a list: the contacts that meet this condition, which is one of occasions. A list without a row has none.
create table vip_rules (
  list_id uuid primary key references lists on delete cascade,
  who jsonb not null,
  -- When the segment was last read from Mailchimp, and why the last reading failed.
  who_read_at timestamptz,
  who_said jsonb
);

-- The contacts of the segment or tag of the rule, as last read.
create table vip_guests (
  list_id uuid not null references vip_rules on delete cascade,
  contact_id uuid not null,
  primary key (list_id, contact_id)
);

-- guest-page

-- How a list looks to its guests: on the page that a code opens, at a kiosk and on the door sheet (docs/decisions/0071). A
-- list without a row has no branding.
create table brandings (
  list_id uuid primary key references lists on delete cascade,
  -- The organiser's name as guests read it. Empty: none is shown.
  name text not null default '' check (char_length(name) <= 100),
  -- The place of occasions without a place of their own. Empty if unknown.
  place text not null default '' check (char_length(place) <= 200),
  accent text check (accent ~ '^#[0-9a-f]{6}$'),
  -- Whether the page of a code shows the guest's name. The page is public to everyone with the link.
  shows_guest boolean not null default false,
  -- The address of the logo. A new logo gets a new address, so browsers may cache each address for ever.
  logo_id uuid unique,
  -- A PNG that Listpass drew from the organiser's file.
  logo bytea check (octet_length(logo) <= 524288),
  constraint brandings_logo_has_address check ((logo is null) = (logo_id is null))
);
-- It is compressed already.
alter table brandings alter logo set storage external;

-- The day on which the page of a contact's code was first opened for an occasion, in UTC. No address, device or time of
-- day.
create table page_openings (
  list_id uuid not null references lists on delete cascade,
  occasion_id uuid not null,
  contact_id uuid not null,
  opened_on date not null,
  primary key (list_id, occasion_id, contact_id)
);

-- doors

create table scanner_links (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  label text not null,
  may_check_in_by_name boolean not null,
  -- The right to add guests.
  may_add boolean not null default false,
  -- Doors of a link that may search can keep the names, sealed, to search without a connection (docs/decisions/0118).
  may_keep_names boolean not null default false,
  -- Null: the main occasion, and a door that is switched between entries and exits.
  occasion_id uuid,
  direction text check (direction in ('in', 'out')),
  -- The link opens the gate's occasion that is open at the moment (docs/decisions/0083). Its own occasion is then null.
  follows_open boolean not null default false,
  -- In which language the link opens a door. Null: the language of the device.
  language text check (language in ('en', 'de', 'fr', 'es', 'nl', 'pt')),
  is_active boolean not null default true,
  expires_at timestamptz,
  -- When the link was switched off. Its doors can still send scans that they decided before.
  switched_off_at timestamptz,
  -- The secret part of the address. The hash finds the link; the sealed copy shows the address again.
  slug_hash bytea not null unique,
  slug text not null,
  created_at timestamptz not null default now(),
  rotated_at timestamptz,
  last_used_at timestamptz,
  constraint scanner_links_follow_or_name_one check (not follows_open or occasion_id is null),
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
  -- When the organiser ended this device. Its row stays for a day, so that its door does not open the link again by itself.
  ended_at timestamptz,
  -- The failed checks of the door's ready check, and the time of the report. Null before the first report.
  missing_checks text[],
  checked_at timestamptz,
  -- The battery of the device in percent, by its latest ready check. Null if the browser does not report it.
  battery smallint check (battery between 0 and 100),
  is_charging boolean,
  primary key (list_id, id),
  -- When a link moves to another list, its sessions move with it.
  foreign key (list_id, link_id) references scanner_links on update cascade on delete cascade
);
create index scanner_sessions_link on scanner_sessions (list_id, link_id);

-- What a door is told of an occasion: `place` is that of the question, `inside` is null where people inside are not
-- counted, and `walk_in` where the door may not add guests.
create type door_occasion as (
  place int,
  id uuid,
  name text,
  zone text,
  opens_at timestamptz,
  closes_at timestamptz,
  own_max int,
  again text,
  day_begins int,
  capacity int,
  when_full text,
  when_unsure text,
  has_exits boolean,
  is_plain boolean,
  direction text,
  inside int,
  party text,
  asks jsonb,
  walk_in jsonb
);

-- The door of a member's session. The list is null where the member may not scan it.
create type member_door as (
  place int,
  person_id uuid,
  person_name text,
  team_id uuid,
  role text,
  active_at timestamptz,
  list_id uuid,
  list_name text,
  colour_rules jsonb,
  session_id uuid,
  last_used_at timestamptz
);

-- The door of a scanner link's session.
create type scanner_door as (
  place int,
  list_id uuid,
  link_id uuid,
  label text,
  may_check_in_by_name boolean,
  list_name text,
  colour_rules jsonb,
  mailchimp_id text,
  owner_id uuid,
  has_ended boolean,
  session_id uuid,
  last_used_at timestamptz
);

-- One row for each list: the number of its latest event. The transaction that adds events holds the row until its
-- commit. So the numbers of a list have no gaps and are in the order of the commits. It is locked after all other rows,
-- above all after contacts.
create table door_seqs (
  list_id uuid primary key references lists on delete cascade,
  seq bigint not null default 0
) with (fillfactor = 50);

-- The events that doors get of each other. No foreign key to the list, because each scan would look it up:
-- forget_rows deletes them.
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

-- No foreign key to the list, because each scan would look it up: forget_rows deletes them.
create table scans (
  list_id uuid not null,
  scan_id uuid not null,
  contact_id uuid,
  code_key text,
  -- The scanned text, stored only if it contains no code.
  text text,
  -- Null: the main occasion.
  occasion_id uuid,
  is_exit boolean not null default false,
  -- True if the scan counts at its occasion alone, and not in the contact's scan_count.
  is_own boolean not null default false,
  -- The first scan of the people who came in together; null for a scan alone.
  party_id uuid,
  reason text not null,
  -- Why the others of a party found no place, at its first scan: a retry gets the same answer.
  rest_reason text,
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
  -- The facts of the verdict beside its reason. Null at a main occasion without settings.
  facts jsonb,
  -- The changes by rules after an accepted scan: [{"tag": …, "value": …}].
  rule_effects jsonb,
  -- The door decided this scan offline, and sent it later. corrected_at is the corrected time of the door's clock, and
  -- never after the arrival.
  is_offline boolean not null default false,
  corrected_at timestamptz,
  -- The scan was sent after its link had ended or its list was closed.
  is_late boolean not null default false,
  -- The refused scan after which an organiser let this guest in, and the organiser's name.
  let_in_for uuid,
  let_in_by text,
  constraint scans_offline_are_timed check (not is_offline or corrected_at is not null),
  primary key (list_id, scan_id),
  unique (list_id, contact_id, number)
);
create index scans_received on scans (list_id, received_at desc, scan_id);
-- Scanned texts without a code are few, and may hold an address.
create index scans_with_text on scans (list_id) where text is not null;

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

-- A contact's counts at an occasion. The lock of the contact's row protects them. They always equal the result of the
-- scans that count. No foreign key to the occasion, because each first entry would look it up, and concurrent scans would
-- share its lock: forget_rows deletes them.
create table admissions (
  list_id uuid not null,
  occasion_id uuid not null,
  contact_id uuid not null,
  -- Entries that count.
  entries int not null default 0,
  -- Entries without a later exit.
  inside int not null default 0,
  -- The latest day of an entry, as days since 1970 in the occasion's zone, and how many entries it has. For daily
  -- occasions.
  day int,
  on_day int not null default 0,
  -- The latest entry.
  entered_at timestamptz,
  primary key (list_id, occasion_id, contact_id)
) with (fillfactor = 80);

-- How many people are inside. One row for each occasion that counts them. It is locked after contacts and before door_seqs.
create table occasion_seats (
  list_id uuid not null,
  occasion_id uuid not null,
  inside int not null default 0,
  primary key (list_id, occasion_id),
  foreign key (list_id, occasion_id) references occasions on delete cascade
) with (fillfactor = 50);

-- The answer to an attempt at a door. All functions that decide or undo scans give it.
create type decision as (
  scan_id uuid,
  code_key text,
  reason text,
  contact_id uuid,
  display_value text,
  scan_count int,
  max_scans int,
  first_at timestamptz,
  first_door text,
  other_list text,
  received_at timestamptz,
  standing text,
  occasion_id uuid,
  is_exit boolean,
  facts jsonb
);

-- An attempt at a door while decide_scans decides it: the door's values, the contact when it was locked, and the
-- verdict. Functions make its rows by the places of the attributes.
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
  rule_effects jsonb,
  occasion_id uuid,
  is_exit boolean,
  is_own boolean,
  -- True for an exit that gives a shared place back.
  gives_back boolean,
  -- True if the occasion of the attempt keeps rows of admissions.
  keeps boolean,
  facts jsonb,
  -- The contact's admission at the occasion.
  entries int,
  inside int,
  day int,
  on_day int
);

-- attending

-- What a list tells Mailchimp of contacts that came, by a tag and by events (docs/decisions/0080), and how far the events of
-- its doors were taken in. A list without a row tells nothing.
create table attendance (
  list_id uuid primary key references lists on delete cascade,
  writes_tags boolean not null default false,
  sends_events boolean not null default false,
  -- Null: the scans of the whole list are looked at, once.
  heard_seq bigint,
  -- Scans that came in before have no event.
  events_from timestamptz
);

-- The tags that Listpass keeps in Mailchimp.
create table list_tags (
  list_id uuid not null references lists on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Whose contacts that came have it; null for any other tag.
  occasion_id uuid,
  name text not null check (length(name) between 1 and 100),
  -- Mailchimp's id of the tag, which is a segment there. Null before it was made or found.
  segment_id bigint,
  -- Why Mailchimp refused the tag, and when.
  said jsonb,
  trouble_at timestamptz,
  primary key (list_id, id)
);
-- Mailchimp compares names of tags in any case.
create unique index list_tags_by_name on list_tags (list_id, lower(name));
create unique index list_tags_of_occasions on list_tags (list_id, occasion_id) where occasion_id is not null;

-- Which contacts should have a tag, and which have it as far as we know. A row that differs waits to be written.
create table tag_wishes (
  list_id uuid not null references lists on delete cascade,
  tag_id uuid not null,
  contact_id uuid not null,
  is_wanted boolean not null,
  -- Null while a call is under way, or after its answer was lost: it is written again.
  is_written boolean default false,
  -- The last call that took this row along.
  attempt uuid,
  wished_at timestamptz not null default now(),
  -- Why Mailchimp refused this contact. It is tried again when the wish changes.
  refusal text,
  primary key (list_id, tag_id, contact_id)
) with (fillfactor = 80);
create index tag_wishes_due on tag_wishes (list_id, tag_id, wished_at) where is_written is distinct from is_wanted and refusal is null;
create index tag_wishes_of_contacts on tag_wishes (list_id, contact_id);

-- The events of members in Mailchimp: one for each scan that counted, and one for each that was undone later.
create table member_events (
  list_id uuid not null references lists on delete cascade,
  scan_id uuid not null,
  is_undo boolean not null,
  contact_id uuid not null,
  occasion text not null,
  door text not null,
  number int not null,
  at timestamptz not null,
  -- asked: a call was made, and its answer has not come. refused: Mailchimp does not take it.
  state text not null default 'waiting' check (state in ('waiting', 'asked', 'sent', 'refused')),
  asked_at timestamptz,
  -- How often Mailchimp has it beyond the first time, after an answer was lost.
  doubled int not null default 0,
  primary key (list_id, scan_id, is_undo)
);
create index member_events_open on member_events (list_id, at) where state in ('waiting', 'asked');
create index member_events_of_contacts on member_events (list_id, contact_id);

-- notifying

-- A list that a member has watched (docs/decisions/0077): the position up to which its doors' events were processed, and
-- the number of its latest notice. The lock of this row ensures that all nodes together make each notice once.
create table notice_watches (
  list_id uuid primary key references lists on delete cascade,
  heard_seq bigint not null,
  last_no bigint not null default 0
);

-- The notices. A notice has ids and numbers and no name, so no notice names an erased guest.
create table notices (
  list_id uuid not null references notice_watches on delete cascade,
  no bigint not null,
  kind text not null check (kind in ('vip_arrived', 'nearly_full', 'door_silent', 'value_refused')),
  -- When the VIP arrived, when the occasion became nearly full, or when the door last reported.
  at timestamptz not null,
  told_at timestamptz not null default now(),
  -- A value that is refused belongs to no occasion.
  occasion_id uuid,
  contact_id uuid,
  scan_id uuid,
  link_id uuid,
  inside int,
  capacity int,
  rule_field text,
  rule_value text,
  primary key (list_id, no)
);
-- The same news is never stored twice, even if the cursor is wrong.
create unique index notices_of_scans on notices (list_id, scan_id) where scan_id is not null;
create unique index notices_of_doors on notices (list_id, link_id, at) where link_id is not null;

-- The occasions with a notice of 90 %, until they fall below 80 %.
create table notice_levels (
  list_id uuid not null references notice_watches on delete cascade,
  occasion_id uuid not null,
  -- The notice that an occasion is full comes after the one that it is nearly full.
  is_full boolean not null default false,
  primary key (list_id, occasion_id)
);

-- Values by rules that Mailchimp does not take are told to members, once for each state of the field
-- (docs/decisions/0115): the values that were told, with the field as it was then.
create table notice_values (
  list_id uuid not null references notice_watches on delete cascade,
  field text not null,
  value text not null,
  field_seen text not null,
  primary key (list_id, field, value)
);

-- The kinds of notices that a member wants of a list, and how to send them.
create table notice_settings (
  list_id uuid not null references notice_watches on delete cascade,
  person_id uuid not null,
  team_id uuid not null,
  kind text not null check (kind in ('vip_arrived', 'nearly_full', 'door_silent', 'value_refused')),
  in_page boolean not null,
  by_mail boolean not null,
  -- The latest notice that the member has seen, and the latest that a mail was queued for.
  seen_no bigint not null,
  mailed_no bigint not null,
  mailed_at timestamptz,
  primary key (list_id, person_id, kind),
  foreign key (team_id, person_id) references memberships on delete cascade
);
create index notice_settings_person on notice_settings (person_id);
create index notice_settings_member on notice_settings (team_id, person_id);

-- tonight

-- Calls of doors to the organiser (docs/decisions/0090).
create table door_calls (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  -- Null for the main occasion.
  occasion_id uuid,
  link_id uuid,
  session_id uuid not null,
  door text not null,
  about text not null check (about in ('guest_insists', 'need_help', 'crowd', 'trouble')),
  -- The refused scan of the guest that it is about.
  scan_id uuid,
  called_at timestamptz not null default now(),
  answer text check (answer in ('let_in', 'refuse', 'coming')),
  answered_at timestamptz,
  answered_by text,
  -- The word of an organiser who lets in a guest whose refusal the door has not sent yet. The guest counts when the scan
  -- arrives.
  waiting jsonb,
  primary key (list_id, id)
);
create index door_calls_latest on door_calls (list_id, called_at);
create index door_calls_waiting on door_calls (list_id) where waiting is not null;

-- following-up

-- What Listpass made in Mailchimp for an occasion (docs/decisions/0081). A main occasion needs no row of its own for it.
create table follow_ups (
  list_id uuid not null references lists on delete cascade,
  occasion_id uuid not null,
  kind text not null check (kind in ('came', 'stayed_away', 'no_code', 'reminder')),
  -- Mailchimp's id of the segment or draft. Null: it was asked for, and Mailchimp has not answered.
  made_id text,
  -- The number of a draft in the addresses of Mailchimp's pages.
  web_id bigint,
  -- The sent campaign that it is about; null for the whole list.
  campaign_id text,
  begun_at timestamptz not null,
  made_at timestamptz,
  primary key (list_id, occasion_id, kind)
);

-- A list's newest sent campaigns, as Mailchimp last showed them. `sent` includes `bounced`. Both are null without a report.
create table sent_campaigns (
  list_id uuid not null references lists on delete cascade,
  id text not null,
  web_id bigint,
  title text not null,
  subject text not null,
  sent_at timestamptz,
  sent int,
  bounced int,
  read_at timestamptz not null,
  primary key (list_id, id)
);

-- When the sent campaigns of a list were last read, and the names of the campaigns that could not be read (docs/decisions/0108).
create table sent_readings (
  list_id uuid primary key references lists on delete cascade,
  read_at timestamptz not null,
  left_out text[] not null
);

-- How far a list's sent emails were read for bounces (docs/decisions/0084).
create table bounce_readings (
  list_id uuid primary key references lists on delete cascade,
  -- When the last reading began.
  looked_at timestamptz not null,
  -- For each campaign: when its figures were read, and how many mails had bounced.
  campaigns jsonb not null default '{}'
);

-- Teams that move from one installation to another (docs/decisions/0096). No request reads these tables: functions do.

-- Teams that are moving to another installation, or have moved there. Their rows stay here unchanged until the operator
-- retires them.
create table departures (
  team_id uuid primary key references teams on delete cascade,
  -- The name of the move at both installations.
  move_id uuid not null unique,
  -- The public address of the other installation, as the operator gave it.
  to_url text not null,
  -- The team's unfinished jobs: [{"name", "data"}].
  jobs jsonb not null default '[]',
  -- When the other installation first said that the team is there.
  arrived_at timestamptz
);

-- Teams that came from another installation.
create table arrivals (
  move_id uuid primary key,
  team_id uuid not null,
  from_url text not null
);
create index arrivals_team on arrivals (team_id);

-- The walls between organisers (docs/decisions/0011).

-- functions: acting_person, acting_team, acting_list
-- A request sees the rows of its person, or of its team and one of its lists. The worker's role sees the rows of all teams, but
-- only what it is granted below (docs/decisions/0131).

do $$
declare
  walls constant jsonb := '{
    "id = (select acting_person())": ["users"],
    "person_id = (select acting_person())": [
      "sessions", "password_resets", "totp_secrets", "recovery_codes", "passkeys", "oidc_identities", "sign_ins", "personal_log",
      "oauth_states"
    ],
    "id = (select acting_team())": ["teams"],
    "team_id = (select acting_team())": ["memberships", "invitations", "member_lists"],
    "owner_id = (select acting_team())": ["audit_log", "accounts", "lists"],
    "list_id = (select acting_list())": [
      "fields", "contacts", "other_codes", "walk_ins", "bounced_mails", "odd_rows", "contact_changes", "waiting_changes",
      "contact_texts", "pending_writes", "refused_values", "batches", "batch_pages", "batch_failures", "retired_codes", "rules",
      "webhook_deliveries", "occasions", "occasion_guests", "segment_readings", "segment_pages", "vip_rules", "vip_guests",
      "brandings", "page_openings", "scanner_links", "scanner_sessions", "door_seqs", "door_events", "scans", "scan_corrections",
      "admissions", "occasion_seats", "attendance", "list_tags", "tag_wishes", "member_events", "notice_watches", "notices",
      "notice_levels", "notice_values", "notice_settings", "door_calls", "follow_ups", "sent_campaigns", "sent_readings",
      "bounce_readings"
    ]
  }';
  wall text;
  walled text;
begin
  for wall, walled in select w.key, t.value from jsonb_each(walls) w cross join jsonb_array_elements_text(w.value) t loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I to listpass_app using (%s)', walled, wall);
    execute format('create policy of_all_teams on %I to listpass_worker using (true)', walled);
  end loop;
end
$$;

grant select, insert, update, delete on
  users, sessions, password_resets, totp_secrets, passkeys, teams, memberships, invitations, accounts, lists, fields, contacts,
  bounced_mails, odd_rows, pending_writes, refused_values, batches, batch_pages, batch_failures, rules, webhook_deliveries,
  vip_rules, scanner_links, scanner_sessions, door_calls, sent_campaigns, member_events, notice_levels
to listpass_app;
grant select, insert, update on
  occasions, segment_readings, brandings, attendance, list_tags, tag_wishes, notice_watches, notice_settings, follow_ups,
  sent_readings, bounce_readings, notice_values
to listpass_app;
grant select, insert, delete on
  recovery_codes, oidc_identities, sign_ins, oauth_states, occasion_guests, segment_pages, vip_guests, contact_texts, notices
to listpass_app;
grant delete on tag_wishes, other_codes to listpass_app;
-- Added to, and never rewritten.
grant select, insert on audit_log, personal_log, retired_codes, waiting_changes, door_seqs to listpass_app;
-- Written by functions alone.
grant select on
  member_lists, other_codes, walk_ins, contact_changes, page_openings, door_events, scans, scan_corrections, admissions,
  occasion_seats
to listpass_app;
grant update (mailed_at) on walk_ins to listpass_app;
grant usage on sequence code_numbers to listpass_app;
-- Members see in the page whether any list of the team tells them something.
create policy of_team on notice_settings for select to listpass_app using (team_id = (select acting_team()));
-- The counter of a new list, whose scope cannot be acting yet.
create policy begin on door_seqs for insert to listpass_app with check (exists (select from lists l where l.id = list_id));
-- Settings of a list change in the scope of its team, and its doors are told.
create policy of_team on waiting_changes for insert to listpass_app with check (exists (select from lists l where l.id = list_id));

-- Rows of no organiser. A bucket's key may name a person, so only functions read throttles.
grant select, insert, update, delete on leases, slot_leases, login_paces, login_sizes to listpass_app;
grant insert on spent_tickets to listpass_app;

-- The worker's role. It finds work and sweeps up, and sees no name, address, field or credential of anybody.
grant select, delete on throttles, waiting_changes, contact_changes, door_events, leases, slot_leases, login_paces to listpass_worker;
grant insert on contact_changes to listpass_worker;
grant select, insert, update on public_addresses to listpass_worker;
grant delete on sessions, password_resets, sign_ins, spent_tickets, oauth_states to listpass_worker;
grant select (expires_at, last_used_at) on sessions to listpass_worker;
grant select (expires_at) on password_resets, spent_tickets, oauth_states to listpass_worker;
grant select (at) on sign_ins to listpass_worker;
grant select (person_id) on totp_secrets to listpass_worker;
grant select (person_id, rp_id) on passkeys to listpass_worker;
grant select (id, needs_second_factor) on teams to listpass_worker;
grant select (team_id, person_id, role) on memberships to listpass_worker;
grant select (id, owner_id, login_key, is_active, has_left, reconnect_since, looked_at) on accounts to listpass_worker;
grant select (id, owner_id, account_id, gone_since, has_left, webhook_mode, polled_at, look_again_at, codes_generated_at, is_scanning_on)
on lists to listpass_worker;
grant select (list_id, gone_since) on fields to listpass_worker;
grant select (list_id, id, status, removed_at, refusal, held_code) on contacts to listpass_worker;
grant select (list_id, contact_id, field, value, field_seen, refused_at) on refused_values to listpass_worker;
grant select (list_id, queued_at) on pending_writes to listpass_worker;
grant select (list_id, received_at) on webhook_deliveries to listpass_worker;
grant select (list_id, stopped_by, finished_at, cancelled_at) on batches to listpass_worker;
grant select (list_id, link_id, last_used_at, checked_at) on scanner_sessions to listpass_worker;
grant select (list_id, segment_id, next_at, begun_at) on segment_readings to listpass_worker;
grant select (list_id, looked_at) on bounce_readings to listpass_worker;
grant select (list_id, state) on member_events to listpass_worker;
grant select (list_id, no, kind, at, told_at, link_id) on notices to listpass_worker;
grant select on
  occasions, vip_rules, scanner_links, door_seqs, attendance, list_tags, tag_wishes, notice_watches, notice_settings,
  notice_levels, notice_values
to listpass_worker;

-- The triggers.

-- functions: begin_team, end_teams, forget_name, keep_an_owner
create trigger begin_team after insert on users for each row execute function begin_team();
create trigger end_teams before delete on users for each row execute function end_teams();
create trigger forget_name after delete on users for each row execute function forget_name();
create constraint trigger keep_an_owner after delete or update of role on memberships
deferrable initially deferred for each row execute function keep_an_owner();

-- functions: forget_login, note_switching_off
create trigger forget_login after delete or update of login_key on accounts
for each row execute function forget_login();
create trigger note_switching_off before update of is_active on accounts
for each row execute function note_switching_off();
create trigger note_switching_off before update of is_active on scanner_links
for each row execute function note_switching_off();

-- functions: note_closing, count_guests, begin_events, forget_rows
create trigger note_closing before insert or update of settings, codes_generated_at on lists
for each row execute function note_closing();
create trigger count_guests before update of status_counts, settings on lists
for each row execute function count_guests();
create trigger begin_events after insert on lists
for each row execute function begin_events();
create trigger forget_rows after delete on lists
for each row execute function forget_rows('door_events', 'scans', 'admissions', 'pending_writes', 'waiting_changes', 'contact_changes');

-- What doors with an offline list are told.

-- functions: number_code, note_new_contacts, note_lost_contacts, note_changed_contact, note_changed_status, note_changed_list
create trigger number_code before update of code on contacts
for each row when (upper(old.code) <> upper(new.code)) execute function number_code();
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
create trigger note_changed_status after update of status on contacts
for each row when (old.status <> new.status) execute function note_changed_status();
create trigger note_changed_list after update of admits_removed, display_field, offline_salt on lists
for each row when (
  (old.admits_removed, old.display_field, old.offline_salt)
  is distinct from
  (new.admits_removed, new.display_field, new.offline_salt)
) execute function note_changed_list();
create trigger note_kept_out after update of kept_out on lists
for each row when (old.kept_out is distinct from new.kept_out) execute function note_changed_list();
create trigger note_changed_card after update of card on lists
for each row when (old.card is distinct from new.card) execute function note_changed_list();

-- functions: note_changed_entries, note_changed_occasion
create trigger note_new_main after insert on occasions
for each row when (new.id = new.list_id) execute function note_changed_occasion();
create trigger note_changed_occasion after update on occasions
for each row when (
  (old.who, old.own_max, old.is_of_guest, old.again, old.zone, old.day_begins, old.keeps_admissions)
  is distinct from
  (new.who, new.own_max, new.is_of_guest, new.again, new.zone, new.day_begins, new.keeps_admissions)
) execute function note_changed_occasion();

-- The texts for searches.

-- functions: note_new_texts, note_changed_text, forget_text, doubt_texts, doubt_texts_of_rule
create trigger note_new_texts after insert on contacts referencing new table as added
for each statement execute function note_new_texts();
create trigger note_changed_text after update of email on contacts
for each row when (
  new.erased_at is null and (old.email, old.merge_fields) is distinct from (new.email, new.merge_fields)
) execute function note_changed_text();
create trigger forget_text after update of erased_at on contacts
for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_text();
create trigger doubt_texts before update of settings on lists
for each row when (old.display_field is distinct from new.settings ->> 'display_field') execute function doubt_texts();
create trigger doubt_texts_of_rule after delete on rules
for each row execute function doubt_texts_of_rule();

-- A transaction that makes work for a queue of turns tells all servers so (docs/decisions/0121).

-- functions: announce_work, announce_writes, announce_attendance, announce_door_events
create trigger announce_writes after insert on pending_writes referencing new table as added
for each statement execute function announce_writes();
create trigger announce_deliveries after insert on webhook_deliveries
for each row execute function announce_work('follow');
create trigger announce_attendance after update of seq on door_seqs
for each row execute function announce_attendance();
create trigger announce_door_events after update of seq on door_seqs
for each row execute function announce_door_events();
create trigger announce_reading after insert or update of next_at on segment_readings
for each row when (new.next_at <= now()) execute function announce_work('segments');
create trigger announce_look after update of look_again_at on lists
for each row when (new.look_again_at is distinct from old.look_again_at and new.look_again_at is not null)
execute function announce_work('look-again');

-- Work of an account, a list or a field that was in trouble waits until the trouble is over.
create trigger announce_account after update of is_active, reconnect_since, has_left on accounts
for each row when (new.is_active and not new.has_left and new.reconnect_since is null
  and (old.is_active, old.has_left, old.reconnect_since) is distinct from (new.is_active, new.has_left, new.reconnect_since))
execute function announce_work('');
create trigger announce_list after update of gone_since on lists
for each row when (old.gone_since is not null and new.gone_since is null) execute function announce_work('');
create trigger announce_field after update of gone_since on fields
for each row when (old.gone_since is not null and new.gone_since is null) execute function announce_work('');
create trigger announce_new_field after insert on fields
for each row execute function announce_work('');
