// Doors hear of each other, decide without the server, and take back what they have let in (DESIGN §4, decisions 29 and 30).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [events, corrections, links, admissions, arriving, redeem, deciding, handingIn, undo])
    await sql.raw(part).execute(db)
}

const events = `
-- One row a list: the number of its latest event. Whoever adds events holds the row until the commit, so that the numbers
-- of a list have no gaps and are in the order of the commits. It is locked after everything else, contacts above all.
create table door_seqs (
  list_id uuid primary key references lists on delete cascade,
  seq bigint not null default 0
) with (fillfactor = 50);
insert into door_seqs (list_id) select id from lists;

-- What doors tell each other. Without a key to the list, which would be looked up for every scan: forget_events ends them.
create table door_events (
  list_id uuid not null,
  seq bigint not null,
  kind text not null check (kind in ('accepted', 'undone', 'conflict')),
  scan_id uuid not null,
  contact_id uuid not null,
  -- Of the scan that the event is about.
  door text not null,
  at timestamptz not null,
  primary key (list_id, seq)
);

do $$ declare t text; begin
  foreach t in array array['door_seqs', 'door_events'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own on %I using (list_id = (select acting_list()))', t);
    execute format('grant select on %I to listpass_app', t);
  end loop;
end $$;

create function begin_events() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  insert into door_seqs (list_id) values (new.id);
  return null;
end $$;
create trigger begin_events after insert on lists for each row execute function begin_events();

create function forget_events() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  delete from door_events where list_id = old.id;
  return null;
end $$;
create trigger forget_events after delete on lists for each row execute function forget_events();

-- The last of so many numbers that are the caller's now. A function, so that it waits for the row in a statement of its own
-- and goes on from what it finds then.
create function take_door_seqs(p_list uuid, many int) returns bigint
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  last bigint;
begin
  update door_seqs set seq = seq + many where list_id = p_list returning seq into strict last;
  return last;
end $$;

-- Events in this order, as the last thing that a transaction does.
create function add_door_events(p_list uuid, p_events jsonb, p_at timestamptz) returns void
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  many int := jsonb_array_length(p_events);
  last bigint;
begin
  if many = 0 then return; end if;
  last := take_door_seqs(p_list, many);
  insert into door_events (list_id, seq, kind, scan_id, contact_id, door, at)
  select p_list, last - many + e.place, e.event ->> 'kind', (e.event ->> 'scan_id')::uuid, (e.event ->> 'contact_id')::uuid,
    e.event ->> 'door', p_at
  from jsonb_array_elements(p_events) with ordinality as e (event, place);
end $$;

-- What is older than this is told to nobody any more: who has been away for longer reads the list anew. The latest of what
-- goes takes all before it along, so that what stays has no gaps.
create function sweep_door_events(older interval) returns void
language sql security definer set search_path = listpass, pg_temp as $$
  delete from door_events e using (
    select list_id, max(seq) as seq from door_events where at < now() - older group by list_id
  ) old where e.list_id = old.list_id and e.seq <= old.seq
$$;
`

const corrections = `
alter table scans
  -- Decided by a door without the server, and handed in later; by its clock, corrected, never after it was handed in.
  add is_offline boolean not null default false,
  add corrected_at timestamptz,
  add constraint scans_offline_are_timed check (not is_offline or corrected_at is not null);

-- What an admission is worth by now is never written over it alone: each change of its standing is a row of its own.
create table scan_corrections (
  list_id uuid not null references lists on delete cascade,
  scan_id uuid not null,
  kind text not null check (kind in ('undone', 'conflict')),
  at timestamptz not null,
  -- Who took it back, or handed in the scan that it lost to.
  door text not null,
  session_id uuid,
  -- The scan that it lost to.
  for_scan_id uuid,
  primary key (list_id, scan_id)
);
alter table scan_corrections enable row level security;
create policy own on scan_corrections using (list_id = (select acting_list()));
grant select on scan_corrections to listpass_app;
`

const links = `
-- Since when a link is off, so that what its doors had decided before can still be handed in.
alter table scanner_links add switched_off_at timestamptz;
update scanner_links set switched_off_at = now() where not is_active;
create function note_switching_off() returns trigger language plpgsql as $$
begin
  new.switched_off_at := case when new.is_active then null else coalesce(old.switched_off_at, clock_timestamp()) end;
  return new;
end $$;
create trigger note_switching_off before update of is_active on scanner_links
for each row execute function note_switching_off();
`

const arriving = `
-- Whose door this is and which list of theirs is meant, by either of its ids; nothing unless the secret is the session's, and
-- no list where they have none of this name. Notes the use, once a minute. As scanner_door for those who came by a link.
create function organiser_door(p_session uuid, p_secret bytea, p_key text, p_idle interval)
returns table (person_id uuid, person_name text, list_id uuid, list_name text, colour_rules jsonb)
language plpgsql security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  who record;
begin
  select s.last_used_at, u.id, u.name into who from sessions s join users u on u.id = s.person_id
  where s.id = p_session and s.secret_hash = p_secret and s.expires_at > now() and s.last_used_at > now() - p_idle;
  if not found then return; end if;
  if who.last_used_at < now() - interval '1 minute' then
    update sessions s set last_used_at = now()
    where s.id = p_session and s.last_used_at < now() - interval '1 minute';
  end if;
  return query
  select who.id, who.name, l.id, l.name, l.colour_rules
  from (select 1) one
  left join (
    select lists.* from lists join accounts on accounts.id = lists.account_id
    where lists.owner_id = who.id and (lists.id::text = p_key or lists.mailchimp_id = p_key)
    -- The same Mailchimp list, connected anew: the account that works is meant.
    order by accounts.is_active and lists.gone_since is null desc, lists.date_created nulls last, lists.name, lists.id
    limit 1
  ) l on true;
end $$;
`

// Without sorting, a contact's scans are found by the index that has them in order. Planned while the table was empty, any
// index of the list looked as good, and all scans of the list were read for one: a door became slower with every scan.
const admissions = `
-- Of what counts of a contact, the first by number.
create function first_admission(p_list uuid, p_contact uuid) returns table (came_at timestamptz, door text, scan_id uuid)
language plpgsql stable strict security definer rows 1 set search_path = listpass, pg_temp set enable_sort = off as $$
#variable_conflict use_column
begin
  return query select coalesce(s.corrected_at, s.received_at), s.door, s.scan_id from scans s
  where s.list_id = p_list and s.contact_id = p_contact and s.standing = 'counts' order by s.number limit 1;
end $$;

-- Of the admissions of a contact that were decided without the server and count, the one that came last, if later than this.
create function last_offline_after(p_list uuid, p_contact uuid, p_at timestamptz, p_scan uuid) returns setof scans
language plpgsql stable security definer rows 1 set search_path = listpass, pg_temp set enable_sort = off as $$
begin
  return query select s.* from (
    select * from scans x where x.list_id = p_list and x.contact_id = p_contact order by x.number offset 0
  ) s
  where s.standing = 'counts' and s.is_offline and (s.corrected_at, s.scan_id) > (p_at, p_scan)
  order by s.corrected_at desc, s.scan_id desc limit 1;
end $$;
`

// As in 008 with what 009 and 011 changed of it, and with events.
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
    -- By a key each. As a join, planned while the table was empty, it read all scans of the list for every attempt.
    select a.place, s.* from attempts a
    cross join lateral (select * from scans x where x.list_id = p_list and x.scan_id = a.scan_id limit 1) s
  ),
  judged as (
    select a.*, c.id as contact_id, coalesce(display_value(c.merge_fields, c.email, l.display_field), '') as display_value,
      c.scan_count, c.max_scans, first.came_at as first_at, first.door as first_door, other.name as other_list,
      case
        when a.is_ended then 'link_expired'
        when not l.is_open then 'list_inactive'
        when a.code_key is null then 'malformed'
        when c.id is null and other.name is not null then 'wrong_list'
        when c.id is null then case
          when take_token('unknown:' || a.session, 60, 1) then 'unknown_code' else 'rate_limited' end
        when c.removed_at is not null and (c.erased_at is not null or not l.admits_removed) then 'removed'
        when c.is_blocked or c.max_scans = 0 then 'blocked'
        when c.scan_count >= c.max_scans then 'already_used'
        else 'ok'
      end as verdict
    from attempts a
    left join contacts c on c.list_id = p_list and c.code_key = a.code_key and not a.is_ended
    left join lateral (
      select lists.name from lists join contacts x on x.list_id = lists.id and x.code_key = a.code_key
      where c.id is null and a.link is null and lists.owner_id = l.owner_id and lists.id <> p_list limit 1
    ) other on true
    left join lateral first_admission(p_list, case when c.scan_count > 0 then c.id end) first on true
    where not exists (select 1 from earlier e where e.place = a.place)
  ),
  -- Every refusal is kept, but not without end: whoever has a link could fill the disk.
  decided as (
    select j.*, case
      when j.verdict in ('ok', 'rate_limited') then j.verdict
      when take_token_unless_busy('refused:' || coalesce(j.link, j.person), 5000, 5) then j.verdict
      else 'rate_limited' end as reason
    from judged j
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
    returning 1
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
  ),
  -- Last of all, when scans and waiting writes are there: others of this list wait from here to the commit.
  numbered as materialized (
    select take_door_seqs(p_list, t.many) - t.many as before
    from (select count(*)::int as many from kept k where k.reason = 'ok' and (select count(*) from queued) > 0) t
    where t.many > 0
  ),
  told as (
    insert into door_events (list_id, seq, kind, scan_id, contact_id, door, at)
    select p_list, (select before from numbered) + row_number() over (), 'accepted', k.scan_id, k.contact_id, k.door, arrived
    from kept k where k.reason = 'ok'
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

const deciding = `
-- Until when this door could let in: forever, to when its link runs out, or since when it is off; null when the session has
-- ended. Whoever ends the link's sessions waits until the transaction is over.
create function door_open_until(p_list uuid, p_session uuid, p_link uuid) returns timestamptz
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  ends timestamptz;
begin
  if p_link is null then return 'infinity'; end if;
  perform pg_advisory_xact_lock_shared(scanner_link_key(p_link));
  select coalesce(least(k.expires_at, k.switched_off_at), 'infinity') into ends
  from scanner_sessions s join scanner_links k on k.list_id = s.list_id and k.id = s.link_id
  where s.list_id = p_list and s.id = p_session and s.link_id = p_link and is_live(s);
  return ends;
end $$;

-- What is said of a scan that a door let in by itself: why it does not count, or 'ok' when there is a place or the
-- question is only who has it.
create function judge_offline(c contacts, l lists, p_at timestamptz, p_until timestamptz, p_code text) returns text
language sql immutable set search_path = listpass, pg_temp as $$
  select case
    when p_at >= p_until then 'link_expired'
    when p_code is null then 'malformed'
    when c.id is null then 'unknown_code'
    when c.removed_at is not null and (c.erased_at is not null or not l.admits_removed) then 'removed'
    when c.is_blocked or c.max_scans = 0 then 'blocked'
    else 'ok' end
$$;

-- The one place where an admission loses its standing.
create function correct_scan(p_scan scans, p_kind text, p_at timestamptz, p_door text, p_session uuid, p_for uuid)
returns void language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  with changed as (
    update scans set standing = p_kind where list_id = p_scan.list_id and scan_id = p_scan.scan_id
    returning list_id, scan_id
  )
  insert into scan_corrections (list_id, scan_id, kind, at, door, session_id, for_scan_id)
  select list_id, scan_id, p_kind, p_at, p_door, p_session, p_for from changed;
end $$;
`

/*
 * What a door decided by itself, in the order in which it did. Nothing comes back for a door that is none any more. The
 * contacts are locked first and in the order of ids, as by a redeem.
 */
const handingIn = `
create function hand_in_scans(p_list uuid, p_door jsonb, p_scans jsonb)
returns table (place int, code_key text, reason text, contact_id uuid, display_value text, scan_count int,
  max_scans int, first_at timestamptz, first_door text, other_list text, received_at timestamptz, standing text)
language plpgsql security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  d record;
  s record;
  l lists;
  c contacts;
  kept scans;
  loser scans;
  given jsonb;
  effects jsonb;
  events jsonb := '[]';
  ends timestamptz;
  first record;
  arrived timestamptz := clock_timestamp();
begin
  select * into d from jsonb_to_record(p_door) as x (person uuid, session uuid, link uuid, door text);
  ends := door_open_until(p_list, d.session, d.link);
  select * into l from lists where id = p_list and owner_id = d.person for key share;
  if l.id is null or ends is null then return; end if;

  select jsonb_agg(jsonb_build_object('if_field', r.if_field, 'if_value', r.if_value, 'then_field', r.then_field,
    'then_value', r.then_value) order by r.position) into given from rules r where r.list_id = p_list;

  perform 1 from contacts c
  where c.list_id = p_list
    and c.code_key in (select a.code_key from jsonb_to_recordset(p_scans) as a (code_key text))
  order by c.id for no key update;

  for s in
    select a.*, least(a.corrected_at, arrived) as came_at from jsonb_to_recordset(p_scans) as a (place int, scan_id uuid,
      text text, code_key text, scanned_at timestamptz, corrected_at timestamptz, told text)
    order by a.place
  loop
    select * into kept from scans x where x.list_id = p_list and x.scan_id = s.scan_id;
    if kept.scan_id is null then
      -- Who was sent away for no code of the list is not told whose it is.
      select * into c from contacts x
      where x.list_id = p_list and x.code_key = s.code_key and s.told not in ('unknown_code', 'link_expired');
      kept := null;
      kept.list_id := p_list;
      kept.scan_id := s.scan_id;
      kept.contact_id := c.id;
      kept.code_key := s.code_key;
      kept.text := case when s.code_key is null then left(s.text, 200) end;
      kept.reason := case when s.told = 'ok' then judge_offline(c, l, s.came_at, ends, s.code_key) else s.told end;
      kept.door := d.door;
      kept.session_id := d.session;
      kept.display_value := coalesce(display_value(c.merge_fields, c.email, l.display_field), '');
      kept.scan_count := coalesce(c.scan_count, 0);
      kept.max_scans := c.max_scans;
      kept.scanned_at := s.scanned_at;
      kept.received_at := arrived;
      kept.is_offline := true;
      kept.corrected_at := s.came_at;
      if kept.reason = 'link_expired' then
        kept.contact_id := null;
        kept.display_value := '';
      end if;

      -- To whom it belongs that the place is taken already, if it is.
      loser := null;
      if kept.reason = 'ok' and c.scan_count >= c.max_scans then
        select * into loser from last_offline_after(p_list, c.id, s.came_at, s.scan_id);
        if loser.scan_id is null then kept.reason := 'conflict'; end if;
      end if;

      if kept.reason = 'ok' then
        effects := null;
        kept.scan_count := c.scan_count + case when loser.scan_id is null then 1 else 0 end;
        if given is not null then
          effects := apply_rules(c.merge_fields || own_values(p_list, c, kept.scan_count), given);
        end if;
        kept.rule_effects := effects;
        kept.standing := 'counts';
        if loser.scan_id is not null then
          perform correct_scan(loser, 'conflict', arrived, d.door, d.session, s.scan_id);
          events := events || jsonb_build_object('kind', 'conflict', 'scan_id', loser.scan_id, 'contact_id', c.id,
            'door', loser.door);
        end if;
        update contacts x set scan_count = kept.scan_count, accepted = x.accepted + 1,
          merge_fields = case when effects is null then x.merge_fields else x.merge_fields || effect_values(effects) end
        where x.list_id = p_list and x.id = c.id returning x.accepted into kept.number;
        insert into pending_writes as w (list_id, contact_id, rule_values)
        values (p_list, c.id, coalesce(effect_values(effects), '{}'))
        on conflict (list_id, contact_id) do update
          set version = w.version + 1, rule_values = w.rule_values || excluded.rule_values;
      elsif kept.reason = 'conflict' then
        kept.standing := 'conflict';
        update contacts x set accepted = x.accepted + 1
        where x.list_id = p_list and x.id = c.id returning x.accepted into kept.number;
      -- Refusals have an end here as well: then the whole call is put off, and the door keeps what it has.
      elsif not take_token_unless_busy('refused:' || coalesce(d.link, d.person), 5000, 5)
        or s.told = 'ok' and kept.reason = 'unknown_code' and not take_token('unknown:' || d.session, 60, 1) then
        kept.reason := 'rate_limited';
      end if;

      select * into first from first_admission(p_list, kept.contact_id);
      kept.first_at := coalesce(first.came_at, case when kept.reason = 'ok' then s.came_at end);
      kept.first_door := coalesce(first.door, case when kept.reason = 'ok' then d.door end);
      if kept.reason <> 'rate_limited' then
        insert into scans select kept.*;
        if kept.standing = 'conflict' then
          insert into scan_corrections (list_id, scan_id, kind, at, door, session_id, for_scan_id)
          values (p_list, kept.scan_id, 'conflict', arrived, d.door, d.session, first.scan_id);
        end if;
        if kept.standing is not null then
          events := events || jsonb_build_object('kind', case when kept.standing = 'counts' then 'accepted' else 'conflict' end,
            'scan_id', kept.scan_id, 'contact_id', kept.contact_id, 'door', kept.door);
        end if;
      end if;
    end if;

    return query select s.place, kept.code_key, kept.reason, kept.contact_id, kept.display_value, kept.scan_count,
      kept.max_scans, kept.first_at, kept.first_door, kept.other_list, kept.received_at, kept.standing;
  end loop;

  perform add_door_events(p_list, events, arrived);
end $$;
`

const undo = `
-- Takes an admission back, for the organiser or, for so long, for the door that made it. Says how that ended; nothing comes
-- back for a door that is none any more. Taken back already, nothing changes.
create function undo_scan(p_list uuid, p_door jsonb, p_scan uuid, p_within interval, p_record uuid)
returns table (outcome text, code_key text, reason text, contact_id uuid, display_value text, scan_count int,
  max_scans int, first_at timestamptz, first_door text, other_list text, received_at timestamptz, standing text)
language plpgsql security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  d record;
  s scans;
  c contacts;
  owner uuid;
  ended text;
  ends timestamptz;
  arrived timestamptz := clock_timestamp();
begin
  select * into d from jsonb_to_record(p_door) as x (person uuid, session uuid, link uuid, door text);
  ends := door_open_until(p_list, d.session, d.link);
  select owner_id into owner from lists where id = p_list and owner_id = d.person for key share;
  if owner is null or ends is null then return; end if;

  -- A scan changes under the lock of its contact alone.
  select * into c from contacts x
  where x.list_id = p_list and x.id = (select y.contact_id from scans y where y.list_id = p_list and y.scan_id = p_scan)
  for no key update;
  select * into s from scans x where x.list_id = p_list and x.scan_id = p_scan;

  ended := case
    when s.scan_id is null then 'not_found'
    when ends <= arrived then 'link_expired'
    when d.link is not null and s.session_id is distinct from d.session then 'other_door'
    when s.standing is null then 'refused'
    when s.standing = 'conflict' then 'conflict'
    when s.standing = 'counts' and d.link is not null and s.received_at < arrived - p_within then 'too_late'
    else 'undone' end;

  if ended = 'undone' and s.standing = 'counts' then
    perform correct_scan(s, 'undone', arrived, d.door, d.session, null);
    s.standing := 'undone';
    update contacts x set scan_count = x.scan_count - 1
    where x.list_id = p_list and x.id = c.id returning x.scan_count into c.scan_count;
    insert into pending_writes as w (list_id, contact_id) select p_list, c.id where c.erased_at is null
    on conflict (list_id, contact_id) do update set version = w.version + 1;
    insert into audit_log (owner_id, id, list_id, who, action, details, at)
    values (owner, p_record, p_list, case when d.link is null then 'organiser' else d.door end, 'scan_undone',
      jsonb_build_object('contact', c.id, 'scan', p_scan), arrived);
    perform add_door_events(p_list, jsonb_build_array(jsonb_build_object('kind', 'undone', 'scan_id', p_scan,
      'contact_id', c.id, 'door', s.door)), arrived);
  end if;
  return query select ended, s.code_key, s.reason, s.contact_id, s.display_value, c.scan_count, c.max_scans, s.first_at,
    s.first_door, s.other_list, s.received_at, s.standing;
end $$;
`
