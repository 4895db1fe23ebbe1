/**
 * Times are whole seconds, as in Mailchimp; 0 means never. No id comes again after its row is gone: `autoincrement` where rows
 * are deleted.
 */
export const schema = `
create table if not exists accounts (
  id text primary key,
  name text not null,
  email text not null,
  dc text not null,
  login_id integer not null unique,
  user_id integer not null,
  created_at integer not null,
  settings text not null default '{}'
) strict;

create table if not exists credentials (
  token text primary key,
  account_id text not null references accounts (id),
  kind text not null check (kind in ('key', 'oauth')),
  is_revoked integer not null default 0
) strict;

create table if not exists lists (
  no integer primary key,
  id text not null unique,
  account_id text not null references accounts (id),
  name text not null,
  created_at integer not null,
  next_merge_id integer not null default 1,
  is_deleted integer not null default 0,
  stats text not null default '{}',
  stats_at integer not null default 0
) strict;

create table if not exists merge_fields (
  list_no integer not null,
  merge_id integer not null,
  tag text not null collate nocase,
  name text not null,
  type text not null,
  is_required integer not null,
  default_value text not null,
  is_public integer not null,
  display_order integer not null,
  options text not null,
  help_text text not null,
  primary key (list_no, merge_id),
  unique (list_no, tag)
) strict, without rowid;

-- Values are kept by merge_id: a renamed tag keeps them, a deleted field loses them, and no row is touched for either.
create table if not exists members (
  id integer primary key autoincrement,
  list_no integer not null,
  hash text not null,
  email text not null,
  status text not null,
  email_type text not null default 'html',
  merge_values text not null default '{}',
  tags text not null default '[]',
  language text not null default '',
  vip integer not null default 0,
  ip_signup text not null default '',
  ip_opt text not null default '',
  timestamp_signup integer not null default 0,
  timestamp_opt integer not null default 0,
  last_changed integer not null,
  latitude real not null default 0,
  longitude real not null default 0,
  source text not null default 'API - Generic',
  unsubscribe_reason text not null default '',
  in_compliance integer not null default 0
) strict;
create unique index if not exists members_by_hash on members (list_no, hash);
create index if not exists members_by_opt_in on members (list_no, timestamp_opt, id, status);
create index if not exists members_by_change on members (list_no, last_changed, id, status);

-- Counting a million rows on every page would cost more than the page.
create table if not exists member_counts (
  list_no integer not null,
  status text not null,
  n integer not null,
  primary key (list_no, status)
) strict, without rowid;
create trigger if not exists member_added after insert on members begin
  insert into member_counts values (new.list_no, new.status, 1)
    on conflict do update set n = n + 1;
end;
create trigger if not exists member_moved after update of status on members when old.status <> new.status begin
  update member_counts set n = n - 1 where list_no = old.list_no and status = old.status;
  insert into member_counts values (new.list_no, new.status, 1)
    on conflict do update set n = n + 1;
end;
create trigger if not exists member_gone after delete on members begin
  update member_counts set n = n - 1 where list_no = old.list_no and status = old.status;
end;

-- Addresses that were deleted for good.
create table if not exists forgotten (
  list_no integer not null,
  hash text not null,
  primary key (list_no, hash)
) strict, without rowid;

create table if not exists tags (
  id integer primary key autoincrement,
  list_no integer not null,
  name text not null collate nocase,
  unique (list_no, name)
) strict;

-- A saved segment's members are found anew at each call. Its ids begin above those of the tags.
create table if not exists saved_segments (
  id integer primary key autoincrement,
  list_no integer not null,
  name text not null,
  match text not null check (match in ('any', 'all')),
  conditions text not null,
  created_at integer not null
) strict;

-- The contacts of each tag, as members.tags says: pages of a tag must not read every contact.
create table if not exists member_tags (
  tag_id integer not null,
  member_id integer not null,
  primary key (tag_id, member_id)
) strict, without rowid;
create index if not exists member_tags_by_member on member_tags (member_id);
create trigger if not exists tagged_member_added after insert on members when new.tags <> '[]' begin
  insert into member_tags select distinct value ->> 'id', new.id from json_each(new.tags);
end;
create trigger if not exists member_tagged after update of tags on members when old.tags <> new.tags begin
  delete from member_tags where member_id = old.id;
  insert into member_tags select distinct value ->> 'id', new.id from json_each(new.tags);
end;
create trigger if not exists tagged_member_gone after delete on members when old.tags <> '[]' begin
  delete from member_tags where member_id = old.id;
end;

create table if not exists webhooks (
  id text primary key,
  list_no integer not null,
  url text not null,
  events text not null,
  sources text not null,
  signing_secret text,
  is_disabled integer not null default 0
) strict;

create table if not exists deliveries (
  id integer primary key,
  webhook_id text not null,
  type text not null,
  body text not null,
  made_at integer not null,
  due_at integer not null,
  tries integer not null default 0,
  last_status integer not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dropped'))
) strict;
create index if not exists deliveries_due on deliveries (state, due_at);

create table if not exists oauth_codes (
  code text primary key,
  account_id text not null,
  redirect_uri text not null,
  expires_at integer not null
) strict;
`
