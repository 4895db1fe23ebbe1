/** Campaigns and what follows from them. Times are whole seconds; 0 means never. */
export const campaignSchema = `
create table if not exists campaigns (
  no integer primary key autoincrement,
  id text not null unique,
  account_id text not null references accounts (id),
  list_id text not null,
  type text not null check (type in ('regular', 'plaintext', 'variate', 'rss')),
  status text not null default 'save' check (status in ('save', 'paused', 'schedule', 'sending', 'sent')),
  content_type text not null check (content_type in ('template', 'drag_and_drop', 'html', 'multichannel')),
  segment_opts text not null default '{}',
  settings text not null default '{}',
  html text not null default '',
  plain_text text not null default '',
  variants text not null default '[]',
  created_at integer not null,
  send_time integer not null default 0
) strict;
create index if not exists campaigns_by_account on campaigns (account_id, created_at, no);

create table if not exists templates (
  id integer primary key autoincrement,
  account_id text not null references accounts (id),
  name text not null,
  html text not null,
  content_type text not null check (content_type in ('template', 'multichannel')),
  created_at integer not null,
  edited_at integer not null
) strict;

-- The outbox of test mails, each as it was written, without any contact's values.
create table if not exists test_mails (
  id integer primary key,
  account_id text not null,
  campaign_id text not null,
  email text not null,
  send_type text not null check (send_type in ('html', 'plaintext')),
  subject text not null,
  body text not null,
  sent_at integer not null
) strict;
create index if not exists test_mails_by_account on test_mails (account_id, sent_at);

-- The same event twice is two events: Mailchimp has no key by which it would know them as one.
create table if not exists member_events (
  id integer primary key,
  member_id integer not null,
  name text not null,
  properties text not null,
  is_syncing integer not null,
  occurred_at integer not null
) strict;
create index if not exists member_events_by_member on member_events (member_id, occurred_at, id);
create trigger if not exists events_member_gone after delete on members begin
  delete from member_events where member_id = old.id;
end;

-- One row for each recipient of a simulated send.
create table if not exists sent_mails (
  campaign_no integer not null,
  member_id integer not null,
  status text not null check (status in ('sent', 'hard', 'soft')),
  open_count integer not null default 0,
  last_open integer not null default 0,
  primary key (campaign_no, member_id)
) strict, without rowid;
create index if not exists sent_mails_by_member on sent_mails (member_id);
create trigger if not exists sent_mails_member_gone after delete on members begin
  delete from sent_mails where member_id = old.id;
end;
`
