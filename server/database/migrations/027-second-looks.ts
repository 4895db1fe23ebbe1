// What Mailchimp once said is looked at again: lists and fields that are gone, credentials that it refuses, polls that it
// answered with less than it counts.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [marks, overview, fieldsThere, looks]) await sql.raw(part).execute(db)
}

const marks = `
-- A field that Mailchimp does not have keeps its row, so that it can be found again.
alter table fields add gone_since timestamptz;
-- When another look was last taken at an account in trouble, or at one of its lists.
alter table accounts add looked_at timestamptz;
-- Why Listpass ended the batch. It begins again when that is over; null when it does not.
alter table batches add stopped_by text;
alter table lists
  -- When the last poll began that was believed. The next one reaches back to the one before it.
  add poll_began timestamptz,
  -- What was wrong with the last poll, at how many in a row, and since when anything was.
  add poll_doubt text,
  add poll_doubts int not null default 0,
  add poll_doubted_since timestamptz;

create index fields_gone on fields (list_id) where gone_since is not null;
create index lists_gone on lists (account_id) where gone_since is not null;
create index accounts_refused on accounts (id) where reconnect_since is not null;
create index batches_stopped on batches (list_id) where stopped_by is not null;
`

const overview = `
-- As in 010, but a field that is gone does not count.
create or replace function list_overview(wanted text)
returns table (id uuid, account_id uuid, mailchimp_id text, name text, member_count int, active_members int,
  date_created timestamptz, display_field text, default_max int, codes_generated_at timestamptz, gone_since timestamptz,
  is_scanning_on boolean, admits_removed boolean, colour_rules jsonb, account_name text, account_active boolean,
  reconnect_since timestamptz, field_count int, running_batch uuid, running_kind text, rules jsonb, webhook_mode text)
language sql stable security definer set search_path = listpass, pg_temp as $$
  select l.id, l.account_id, l.mailchimp_id, l.name, l.member_count, l.active_members, l.date_created, l.display_field, l.default_max,
    l.codes_generated_at, l.gone_since, l.is_scanning_on, l.admits_removed, l.colour_rules, a.account_name, a.is_active,
    a.reconnect_since,
    (select count(*)::int from fields f where f.list_id = l.id and f.gone_since is null), b.id, b.kind,
    coalesce((select jsonb_agg(jsonb_build_object('if_field', r.if_field, 'if_value', r.if_value,
      'then_field', r.then_field, 'then_value', r.then_value) order by r.position) from rules r where r.list_id = l.id), '[]'),
    l.webhook_mode
  from lists l
  join accounts a on a.id = l.account_id
  left join batches b on b.list_id = l.id and b.finished_at is null and b.cancelled_at is null
  where l.owner_id = acting_person() and (wanted is null or l.id::text = wanted or l.mailchimp_id = wanted)
  order by l.date_created nulls last, l.name, l.id
$$;
`

const fieldsThere = `
-- As in 004 and 005, without fields that are gone.
create or replace function own_values(p_list uuid, c contacts, scans int) returns jsonb
language sql stable security definer set search_path = listpass, pg_temp as $$
  select coalesce(jsonb_object_agg(f.tag, case f.role when 'code' then to_jsonb(c.code) when 'max' then to_jsonb(c.max_scans)
    else to_jsonb(scans) end), '{}') || jsonb_build_object('EMAIL', c.email)
  from fields f where f.list_id = p_list and f.gone_since is null
$$;

create or replace function lists_with_pending_writes() returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
  with recursive hop as (
    (select w.list_id from pending_writes w order by w.list_id limit 1)
    union all
    select (select w.list_id from pending_writes w where w.list_id > hop.list_id order by w.list_id limit 1)
    from hop where hop.list_id is not null
  )
  select hop.list_id from hop
  join lists on lists.id = hop.list_id and lists.gone_since is null
  join accounts on accounts.id = lists.account_id and accounts.is_active and accounts.reconnect_since is null
  where (select count(*) from fields f where f.list_id = hop.list_id and f.gone_since is null) = 3
$$;
`

const looks = `
-- Accounts in trouble for that long, at which no look was taken for that long: the credential is refused, or a list or a
-- field of theirs is gone.
create function accounts_to_look_at(every interval) returns table (account_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
  select a.id from accounts a
  where a.is_active and (a.looked_at is null or a.looked_at < now() - every) and a.id in (
    select r.id from accounts r where r.reconnect_since < now() - every
    union
    select l.account_id from lists l where l.gone_since < now() - every
    union
    select l.account_id from fields f join lists l on l.id = f.list_id where f.gone_since < now() - every
  )
$$;

create function owner_of_account(wanted uuid) returns uuid
language sql stable security definer set search_path = listpass, pg_temp as
  $$ select owner_id from accounts where id = wanted $$;

-- Lists with a batch that Listpass ended, and nothing in its way any more.
create function lists_to_begin_again() returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
  select distinct l.id from batches b
  join lists l on l.id = b.list_id and l.gone_since is null
  join accounts a on a.id = l.account_id and a.is_active and a.reconnect_since is null
  where b.stopped_by is not null
    and (select count(*) from fields f where f.list_id = l.id and f.gone_since is null) = 3
$$;
`
