// Rules in the transaction of the scan that sets them off (DESIGN §5): the same decisions as domain/rules.ts.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [values, application, redeem]) await sql.raw(part).execute(db)
}

const values = `
-- What two values are compared by: trimmed, without case, numbers as numbers; empty stands for what is not set.
create function comparable(value text) returns text language sql immutable parallel safe as $$
  select case when t ~ '^[+-]?([0-9]+([.][0-9]*)?|[.][0-9]+)$' then trim_scale(t::numeric)::text else lower(t) end
  from (select btrim(coalesce(value, ''), E' \\t\\n\\r') as t) trimmed
$$;

-- Our own three fields as they are now: what the contact's fields say of them is what Mailchimp last said. And the email,
-- which is a field to people and to campaigns, but none of those that Mailchimp lists.
create function own_values(p_list uuid, c contacts, scans int) returns jsonb
language sql stable security definer set search_path = listpass, pg_temp as $$
  select coalesce(jsonb_object_agg(f.tag, case f.role when 'code' then to_jsonb(c.code) when 'max' then to_jsonb(c.max_scans)
    else to_jsonb(scans) end), '{}') || jsonb_build_object('EMAIL', c.email)
  from fields f where f.list_id = p_list
$$;

create function effect_values(effects jsonb) returns jsonb language sql immutable parallel safe as $$
  select jsonb_object_agg(e ->> 'tag', e ->> 'value') from jsonb_array_elements(effects) e
$$;
`

const application = `
-- What the rules change, in order, each seeing what earlier ones set; null when they change nothing.
create function apply_rules(fields jsonb, given jsonb) returns jsonb language plpgsql immutable parallel safe as $$
declare
  now_fields jsonb := fields;
  changed text[] := '{}';
  rule jsonb;
  effects jsonb;
begin
  for rule in select jsonb_array_elements(given) loop
    if comparable(now_fields ->> (rule ->> 'if_field')) = comparable(rule ->> 'if_value')
      and coalesce(now_fields ->> (rule ->> 'then_field'), '') <> rule ->> 'then_value' then
      now_fields := now_fields || jsonb_build_object(rule ->> 'then_field', rule ->> 'then_value');
      if not (rule ->> 'then_field') = any (changed) then
        changed := changed || (rule ->> 'then_field');
      end if;
    end if;
  end loop;
  select jsonb_agg(jsonb_build_object('tag', tag, 'value', now_fields ->> tag) order by place) into effects
  from unnest(changed) with ordinality as c (tag, place)
  where now_fields ->> tag <> coalesce(fields ->> tag, '');
  return effects;
end $$;
`

const redeem = `
create or replace function redeem_scans(p_list uuid, p_attempts jsonb)
returns table (place int, code_key text, reason text, contact_id uuid, display_value text, scan_count int,
  max_scans int, first_at timestamptz, first_door text, other_list text, received_at timestamptz, standing text)
language plpgsql security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  l record;
  given jsonb;
  arrived timestamptz := clock_timestamp();
begin
  select lists.*, accounts.is_active and lists.is_scanning_on and lists.codes_generated_at is not null as is_open
  into l from lists join accounts on accounts.id = lists.account_id where lists.id = p_list;

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
    select * from jsonb_to_recordset(p_attempts) as a (place int, scan_id uuid, person uuid, session uuid, door text,
      text text, code_key text, scanned_at timestamptz)
    where a.person = l.owner_id
  ),
  earlier as (
    select a.place, s.* from attempts a join scans s on s.list_id = p_list and s.scan_id = a.scan_id
  ),
  decided as (
    select a.*, c.id as contact_id, coalesce(display_value(c.merge_fields, c.email, l.display_field), '') as display_value,
      c.scan_count, c.max_scans, first.received_at as first_at, first.door as first_door, other.name as other_list,
      case
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
    left join contacts c on c.list_id = p_list and c.code_key = a.code_key
    left join lateral (
      select lists.name from lists join contacts x on x.list_id = lists.id and x.code_key = a.code_key
      where c.id is null and lists.owner_id = l.owner_id and lists.id <> p_list limit 1
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
