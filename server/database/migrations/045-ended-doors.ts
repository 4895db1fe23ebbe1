// A link that has ended, and a list that is closed, name nobody. Scans that doors decided before may still be handed in, for 72 h.
import { type Kysely, sql } from 'kysely'
import { handInScans } from '../hand-in-scans.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [closings, spans, scans, doors]) await sql.raw(part).execute(db)
}

// Since when a list or an account is closed, as scanner_links.switched_off_at says it of a link.
const closings = `
alter table accounts add switched_off_at timestamptz;
update accounts set switched_off_at = now() where not is_active;
create trigger note_switching_off before update of is_active on accounts
for each row execute function note_switching_off();

alter table lists add closed_at timestamptz;
update lists set closed_at = now() where not is_scanning_on or codes_generated_at is null;
create function note_closing() returns trigger language plpgsql as $$
begin
  new.closed_at := case when new.is_scanning_on and new.codes_generated_at is not null then null
    when tg_op = 'UPDATE' then coalesce(old.closed_at, clock_timestamp())
    else clock_timestamp() end;
  return new;
end $$;
create trigger note_closing before insert or update of is_scanning_on, codes_generated_at on lists
for each row execute function note_closing();
`

const spans = `
-- When this door could let in: from when its link was made to when the link ran out or was switched off, and the list or its
-- account was closed. Scans that it made before are taken for the grace after that. An organiser's own door has no such ends.
-- Nothing comes back when the session has ended. A caller that ends the link's sessions waits until the transaction is over.
create function door_span(p_list uuid, p_session uuid, p_link uuid)
returns table (begins timestamptz, ends timestamptz, closes timestamptz, grace interval)
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  if p_link is null then
    return query select '-infinity'::timestamptz, 'infinity'::timestamptz, 'infinity'::timestamptz, interval '72 hours';
    return;
  end if;
  perform pg_advisory_xact_lock_shared(scanner_link_key(p_link));
  return query
  select k.created_at, coalesce(least(k.expires_at, k.switched_off_at), 'infinity'),
    coalesce(least(l.closed_at, a.switched_off_at), 'infinity'), interval '72 hours'
  from scanner_sessions s
  join scanner_links k on k.list_id = s.list_id and k.id = s.link_id
  join lists l on l.id = s.list_id
  join accounts a on a.id = l.account_id
  where s.list_id = p_list and s.id = p_session and s.link_id = p_link and is_live(s);
end $$;
`

const scans = `
-- Handed in after its link had ended or its list was closed.
alter table scans add is_late boolean not null default false;
${handInScans}`

/** As migration 023 has it: also while there is next to nothing in the tables, by the indexes that they will need. */
const plannedOnce = `set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off
  set enable_hashjoin = off set enable_mergejoin = off set jit = off`

const doors = `
-- As scanner_doors, which the release before asks, and whether the link has ended or the list is closed: then its answers name nobody.
create function link_doors(p_lists uuid[], p_sessions uuid[], p_secrets bytea[])
returns table (place int, link_id uuid, label text, may_check_in_by_name boolean, list_name text, colour_rules jsonb,
  mailchimp_id text, owner_id uuid, has_ended boolean)
language plpgsql security definer set search_path = listpass, pg_temp ${plannedOnce} as $$
#variable_conflict use_column
declare
  d record;
  long_ago timestamptz := now() - interval '1 minute';
begin
  for d in
    select asked.place, s.list_id, s.id as session_id, s.link_id, s.last_used_at, k.label, l.name, l.colour_rules,
      l.mailchimp_id, l.owner_id, k.may_check_in_by_name,
      not k.is_active or coalesce(k.expires_at <= now(), false)
        or not (a.is_active and l.is_scanning_on and l.codes_generated_at is not null) as has_ended
    from unnest(p_lists, p_sessions, p_secrets) with ordinality as asked (list_id, session_id, secret_hash, place)
    cross join lateral (
      select * from scanner_sessions x
      where x.list_id = asked.list_id and x.id = asked.session_id and x.secret_hash = asked.secret_hash and is_live(x) limit 1
    ) s
    cross join lateral (select * from scanner_links x where x.list_id = s.list_id and x.id = s.link_id limit 1) k
    cross join lateral (select * from lists x where x.id = s.list_id limit 1) l
    cross join lateral (select * from accounts x where x.id = l.account_id limit 1) a
  loop
    if d.last_used_at < long_ago then
      update scanner_links set last_used_at = now() where ctid = any (array(
        select k.ctid from scanner_links k
        where k.list_id = d.list_id and k.id = d.link_id and (k.last_used_at is null or k.last_used_at < long_ago)
        for no key update skip locked));
      update scanner_sessions set last_used_at = now() where ctid = any (array(
        select s.ctid from scanner_sessions s
        where s.list_id = d.list_id and s.id = d.session_id and s.last_used_at < long_ago
        for no key update skip locked));
    end if;
    place := d.place; link_id := d.link_id; label := d.label; has_ended := d.has_ended;
    may_check_in_by_name := d.may_check_in_by_name and not d.has_ended;
    list_name := d.name; colour_rules := d.colour_rules; mailchimp_id := d.mailchimp_id; owner_id := d.owner_id;
    return next;
  end loop;
end $$;
`
