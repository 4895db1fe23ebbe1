// What looking after a list needs: its settings with the overview, contacts found by words, the log of scans in order.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [overview, doors, words, log]) await sql.raw(part).execute(db)
}

const overview = `
drop function list_overview(text);
create function list_overview(wanted text)
returns table (id uuid, account_id uuid, mailchimp_id text, name text, member_count int, active_members int,
  date_created timestamptz, display_field text, default_max int, codes_generated_at timestamptz, gone_since timestamptz,
  is_scanning_on boolean, admits_removed boolean, colour_rules jsonb, account_name text, account_active boolean,
  reconnect_since timestamptz, field_count int, running_batch uuid, running_kind text, rules jsonb, webhook_mode text)
language sql stable security definer set search_path = listpass, pg_temp as $$
  select l.id, l.account_id, l.mailchimp_id, l.name, l.member_count, l.active_members, l.date_created, l.display_field, l.default_max,
    l.codes_generated_at, l.gone_since, l.is_scanning_on, l.admits_removed, l.colour_rules, a.account_name, a.is_active,
    a.reconnect_since,
    (select count(*)::int from fields f where f.list_id = l.id), b.id, b.kind,
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

const doors = `
-- As before, with the colours of the list.
drop function scanner_door(uuid, uuid, bytea);
create function scanner_door(p_list uuid, p_session uuid, p_secret bytea)
returns table (link_id uuid, label text, may_check_in_by_name boolean, list_name text, colour_rules jsonb,
  mailchimp_id text, owner_id uuid)
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  door record;
  long_ago timestamptz := now() - interval '1 minute';
begin
  select s.link_id, s.last_used_at, k.label, l.name, l.colour_rules, l.mailchimp_id, l.owner_id,
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
  return query select door.link_id, door.label, door.may_check_in_by_name, door.name, door.colour_rules,
    door.mailchimp_id, door.owner_id;
end $$;
`

const words = `
-- Text as people look for it: without case, and without accents. Most text is plain, which is seen by its length.
create function folded(t text) returns text language sql immutable parallel safe as $$
  select case when octet_length(t) = length(t) then lower(t)
    else regexp_replace(normalize(lower(t), nfkd), '[\u0300-\u036f]', '', 'g') end
$$;

-- Whether every word stands somewhere in the email or in what is shown of the contact. The words are folded already.
create function has_words(wanted text[], email text, shown text) returns boolean
language sql immutable parallel safe as $$
  select coalesce(bool_and(position(word in folded(email || ' ' || shown)) > 0), true) from unnest(wanted) as word
$$;
`

const log = `
create index scans_received on scans (list_id, received_at desc, scan_id);
`
