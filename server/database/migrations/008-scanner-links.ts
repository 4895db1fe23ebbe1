// Scanner links and the browsers that have opened them (DESIGN §4, docs/decisions/0024).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [links, sessions, arriving, guesses, redeem]) await sql.raw(part).execute(db)
}

const links = `
create table scanner_links (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  label text not null,
  may_check_in_by_name boolean not null,
  is_active boolean not null default true,
  expires_at timestamptz,
  -- The secret part of the address: found by its hash, shown again from the sealed copy.
  slug_hash bytea not null unique,
  slug text not null,
  created_at timestamptz not null default now(),
  rotated_at timestamptz,
  last_used_at timestamptz,
  primary key (list_id, id)
);
alter table scanner_links enable row level security;
create policy own on scanner_links using (list_id = (select acting_list()));
grant select, insert, update, delete on scanner_links to listpass_app;

-- What to lock for a link: shared by those who scan, alone by those who end its sessions. Such locks are given in the
-- order in which they were asked for, so that a busy door does not keep its organiser waiting.
create function scanner_link_key(link uuid) returns bigint language sql immutable parallel safe as
  $$ select hashtextextended('scanner-link:' || link::text, 0) $$;
`

const sessions = `
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
alter table scanner_sessions enable row level security;
create policy own on scanner_sessions using (list_id = (select acting_list()));
grant select, insert, update, delete on scanner_sessions to listpass_app;

-- DESIGN §7. That a link has run out is not asked here: its doors are told so, scan by scan.
create function is_live(s scanner_sessions) returns boolean language sql stable as
  $$ select s.expires_at > now() and s.last_used_at > now() - interval '7 days' $$;
`

const arriving = `
-- Asked before anybody is known: which link has this address.
create function link_of_slug(wanted bytea)
returns table (list_id uuid, id uuid, owner_id uuid, label text, may_check_in_by_name boolean, is_active boolean,
  expires_at timestamptz)
language sql stable security definer set search_path = listpass, pg_temp as $$
  select k.list_id, k.id, l.owner_id, k.label, k.may_check_in_by_name, k.is_active, k.expires_at
  from scanner_links k join lists l on l.id = k.list_id where k.slug_hash = wanted
$$;

-- Whose door this is; nothing unless the secret is the session's. Notes the use, once a minute.
create function scanner_door(p_list uuid, p_session uuid, p_secret bytea)
returns table (link_id uuid, label text, may_check_in_by_name boolean, list_name text, mailchimp_id text, owner_id uuid)
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  door record;
  long_ago timestamptz := now() - interval '1 minute';
begin
  select s.link_id, s.last_used_at, k.label, l.name, l.mailchimp_id, l.owner_id,
    k.may_check_in_by_name and k.is_active and coalesce(k.expires_at > now(), true) as may_check_in_by_name
  into door
  from scanner_sessions s
  join scanner_links k on k.list_id = s.list_id and k.id = s.link_id
  join lists l on l.id = s.list_id
  where s.list_id = p_list and s.id = p_session and s.secret_hash = p_secret and is_live(s);
  if not found then
    return;
  end if;
  if door.last_used_at < long_ago then
    update scanner_links k set last_used_at = now()
    where k.list_id = p_list and k.id = door.link_id and (k.last_used_at is null or k.last_used_at < long_ago);
    update scanner_sessions s set last_used_at = now()
    where s.list_id = p_list and s.id = p_session and s.last_used_at < long_ago;
  end if;
  return query select door.link_id, door.label, door.may_check_in_by_name, door.name, door.mailchimp_id, door.owner_id;
end $$;
`

const guesses = `
-- For guesses at secret addresses: the bucket is looked at first, so that guessing on writes nothing and holds nobody up.
create function take_token_if_left(bucket text, capacity double precision, per_second double precision) returns boolean
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  if exists (
    select from throttles t
    where t.key = bucket and t.tokens + per_second * extract(epoch from clock_timestamp() - t.filled_at) < 1
  ) then
    return false;
  end if;
  return take_token(bucket, capacity, per_second);
end $$;
`

// As in 004, and for doors by scanner link.
const redeem = `
create or replace function redeem_scans(p_list uuid, p_attempts jsonb)
returns table (place int, code_key text, reason text, contact_id uuid, display_value text, scan_count int,
  max_scans int, first_at timestamptz, first_door text, other_list text, received_at timestamptz, standing text)
language plpgsql security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  l record;
  given jsonb;
  doors jsonb;
  arrived timestamptz := clock_timestamp();
begin
  -- Who ends a link's sessions waits for the groups that scan with it, and those that come later wait for it: they find
  -- the sessions gone.
  if p_attempts @? '$[*].link' then
    perform pg_advisory_xact_lock_shared(used.key) from (
      select distinct scanner_link_key(a.link) as key from jsonb_to_recordset(p_attempts) as a (link uuid)
      where a.link is not null order by key) used;
    -- The live sessions among those that scan, and whether their link is open.
    select jsonb_object_agg(s.id, k.is_active and coalesce(k.expires_at > arrived, true)) into doors
    from jsonb_to_recordset(p_attempts) as a (session uuid, link uuid)
    join scanner_sessions s on s.list_id = p_list and s.id = a.session and s.link_id = a.link and is_live(s)
    join scanner_links k on k.list_id = p_list and k.id = s.link_id;
  end if;

  -- Held from here, as by what refers to it below: a list that is being deleted is waited for before anything of it is.
  select lists.*, accounts.is_active and lists.is_scanning_on and lists.codes_generated_at is not null as is_open
  into l from lists join accounts on accounts.id = lists.account_id where lists.id = p_list
  for key share of lists;

  select jsonb_agg(jsonb_build_object('if_field', r.if_field, 'if_value', r.if_value, 'then_field', r.then_field,
    'then_value', r.then_value) order by r.position) into given from rules r where r.list_id = p_list;

  -- Waits here for whoever is counting these codes now, in the order of ids so that no two calls wait for each other.
  -- The statement below starts after the wait and so sees what they have written.
  perform 1 from contacts c
  where c.list_id = p_list
    and c.code_key in (select a.code_key from jsonb_to_recordset(p_attempts) as a (code_key text))
  order by c.id for no key update;

  return query
  with attempts as materialized (
    select a.*, a.link is not null and not (doors ->> a.session::text)::boolean as is_ended
    from jsonb_to_recordset(p_attempts) as a (place int, scan_id uuid, person uuid, session uuid, link uuid, door text,
      text text, code_key text, scanned_at timestamptz)
    -- The list's owner answers for all of its doors; one by scanner link stands on its session as well. Said as one case,
    -- it made the planner expect many attempts, and a lone scan half as slow again.
    where a.person = l.owner_id and (a.link is null or doors ? a.session::text)
  ),
  earlier as (
    select a.place, s.* from attempts a join scans s on s.list_id = p_list and s.scan_id = a.scan_id
  ),
  decided as (
    select a.*, c.id as contact_id, coalesce(display_value(c.merge_fields, c.email, l.display_field), '') as display_value,
      c.scan_count, c.max_scans, first.received_at as first_at, first.door as first_door, other.name as other_list,
      case
        when a.is_ended then 'link_expired'
        when not l.is_open then 'list_inactive'
        when a.code_key is null then 'malformed'
        when c.id is null and other.name is not null then 'wrong_list'
        when c.id is null then case
          when take_token('unknown:' || a.session, 60, 1) then 'unknown_code' else 'rate_limited' end
        when c.removed_at is not null and not l.admits_removed then 'removed'
        when c.is_blocked or c.max_scans = 0 then 'blocked'
        when c.scan_count >= c.max_scans then 'already_used'
        else 'ok'
      end as reason
    from attempts a
    left join contacts c on c.list_id = p_list and c.code_key = a.code_key and not a.is_ended
    left join lateral (
      select lists.name from lists join contacts x on x.list_id = lists.id and x.code_key = a.code_key
      where c.id is null and a.link is null and lists.owner_id = l.owner_id and lists.id <> p_list limit 1
    ) other on true
    left join lateral (
      select s.received_at, s.door from scans s
      where c.scan_count > 0 and s.list_id = p_list and s.contact_id = c.id and s.standing = 'counts'
      order by s.number limit 1
    ) first on true
    where not exists (select 1 from earlier e where e.place = a.place)
  ),
  ruled as (
    select d.place, d.contact_id,
      case when given is not null then apply_rules(c.merge_fields || own_values(p_list, c, c.scan_count + 1), given) end as effects
    from decided d join contacts c on c.list_id = p_list and c.id = d.contact_id where d.reason = 'ok'
  ),
  counted as (
    update contacts c set scan_count = c.scan_count + 1, accepted = c.accepted + 1,
      merge_fields = case when r.effects is null then c.merge_fields else c.merge_fields || effect_values(r.effects) end
    from ruled r where c.list_id = p_list and c.id = r.contact_id
    returning c.id, c.scan_count, c.accepted, r.effects
  ),
  queued as (
    insert into pending_writes as w (list_id, contact_id, rule_values)
    select p_list, n.id, coalesce(effect_values(n.effects), '{}') from counted n
    on conflict (list_id, contact_id) do update
      set version = w.version + 1, rule_values = w.rule_values || excluded.rule_values
  ),
  kept as (
    insert into scans as s (list_id, scan_id, contact_id, code_key, text, reason, number, standing, door, session_id,
      display_value, scan_count, max_scans, first_at, first_door, other_list, scanned_at, received_at, rule_effects)
    select p_list, d.scan_id, d.contact_id, d.code_key, case when d.code_key is null then left(d.text, 200) end,
      d.reason, n.accepted, case when d.reason = 'ok' then 'counts' end, d.door, d.session,
      d.display_value, coalesce(n.scan_count, d.scan_count, 0), d.max_scans,
      coalesce(d.first_at, case when d.reason = 'ok' then arrived end),
      coalesce(d.first_door, case when d.reason = 'ok' then d.door end), d.other_list, d.scanned_at, arrived,
      n.effects
    from decided d left join counted n on n.id = d.contact_id
    where d.reason <> 'rate_limited'
    returning s.*
  )
  select a.place, k.code_key, k.reason, k.contact_id, k.display_value, k.scan_count, k.max_scans, k.first_at,
    k.first_door, k.other_list, k.received_at, k.standing
  from kept k join attempts a on a.scan_id = k.scan_id
  union all
  select e.place, e.code_key, e.reason, e.contact_id, e.display_value, e.scan_count, e.max_scans, e.first_at,
    e.first_door, e.other_list, e.received_at, e.standing
  from earlier e
  union all
  select d.place, d.code_key, d.reason, null, '', 0, null, null, null, null, arrived, null
  from decided d where d.reason = 'rate_limited';
end $$;
`
