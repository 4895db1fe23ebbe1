// Whose doors they are that ask, for all that ask at the same time (docs/decisions/0036-doors-together.md).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [links, organisers]) await sql.raw(part).execute(db)
}

/*
 * Each is looked for by its keys, in a LATERAL of its own: planned while tables are empty, a join reads all of them.
 * Uses are noted once a minute. Who holds a row is ending or using that door now: nobody waits for them, and nobody who
 * notes several uses waits for another who does. The next to ask notes it.
 */
const links = `
create function scanner_doors(p_lists uuid[], p_sessions uuid[], p_secrets bytea[])
returns table (place int, link_id uuid, label text, may_check_in_by_name boolean, list_name text, colour_rules jsonb,
  mailchimp_id text, owner_id uuid)
language plpgsql security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  d record;
  long_ago timestamptz := now() - interval '1 minute';
begin
  for d in
    select asked.place, s.list_id, s.id as session_id, s.link_id, s.last_used_at, k.label, l.name, l.colour_rules,
      l.mailchimp_id, l.owner_id,
      k.may_check_in_by_name and k.is_active and coalesce(k.expires_at > now(), true) as may_check_in_by_name
    from unnest(p_lists, p_sessions, p_secrets) with ordinality as asked (list_id, session_id, secret_hash, place)
    cross join lateral (
      select * from scanner_sessions x
      where x.list_id = asked.list_id and x.id = asked.session_id and x.secret_hash = asked.secret_hash and is_live(x) limit 1
    ) s
    cross join lateral (select * from scanner_links x where x.list_id = s.list_id and x.id = s.link_id limit 1) k
    cross join lateral (select * from lists x where x.id = s.list_id limit 1) l
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
    place := d.place; link_id := d.link_id; label := d.label; may_check_in_by_name := d.may_check_in_by_name;
    list_name := d.name; colour_rules := d.colour_rules; mailchimp_id := d.mailchimp_id; owner_id := d.owner_id;
    return next;
  end loop;
end $$;
drop function scanner_door(uuid, uuid, bytea);
`

const organisers = `
create function organiser_doors(p_sessions uuid[], p_secrets bytea[], p_keys text[], p_idle interval)
returns table (place int, person_id uuid, person_name text, list_id uuid, list_name text, colour_rules jsonb)
language plpgsql security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  d record;
  long_ago timestamptz := now() - interval '1 minute';
begin
  for d in
    select asked.place, s.id as session_id, s.last_used_at, u.id as person_id, u.name as person_name, l.id as list_id,
      l.name as list_name, l.colour_rules
    from unnest(p_sessions, p_secrets, p_keys) with ordinality as asked (session_id, secret_hash, key, place)
    cross join lateral (
      select * from sessions x where x.id = asked.session_id and x.secret_hash = asked.secret_hash
        and x.expires_at > now() and x.last_used_at > now() - p_idle limit 1
    ) s
    cross join lateral (select * from users x where x.id = s.person_id limit 1) u
    left join lateral (
      select lists.* from lists join accounts on accounts.id = lists.account_id
      where lists.owner_id = u.id and (lists.id::text = asked.key or lists.mailchimp_id = asked.key)
      -- The same Mailchimp list, connected anew: the account that works is meant.
      order by accounts.is_active and lists.gone_since is null desc, lists.date_created nulls last, lists.name, lists.id
      limit 1
    ) l on true
  loop
    if d.last_used_at < long_ago then
      update sessions set last_used_at = now() where ctid = any (array(
        select s.ctid from sessions s where s.id = d.session_id and s.last_used_at < long_ago
        for no key update skip locked));
    end if;
    place := d.place; person_id := d.person_id; person_name := d.person_name; list_id := d.list_id;
    list_name := d.list_name; colour_rules := d.colour_rules;
    return next;
  end loop;
end $$;
drop function organiser_door(uuid, bytea, text, interval);
`
