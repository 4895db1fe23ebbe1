-- The present state of these doors. A door has ended if its session, link, list or membership is gone or closed.
create or replace function door_states(p_doors jsonb) returns table (
  place int, list_name text, door text, is_open boolean, has_ended boolean, link_active boolean, link_expires timestamptz
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select d.place, coalesce(l.name, ''), coalesce(k.label, case when d.link is null then u.name end, ''),
  coalesce(is_open(a.is_active, l.is_scanning_on, l.codes_generated_at), false),
  l.id is null or case when d.link is null then o.id is null or not may_scan(d.person, l.owner_id, l.id, o.way)
    else s.id is null or not k.is_active or coalesce(k.expires_at <= now(), false) end,
  k.is_active, k.expires_at
from jsonb_to_recordset(p_doors) as d (place int, list uuid, team uuid, person uuid, session uuid, link uuid)
left join lists l on l.id = d.list and l.owner_id = d.team
left join accounts a on a.id = l.account_id
left join users u on u.id = d.person
left join sessions o on d.link is null and o.id = d.session and o.person_id = d.person and o.expires_at > now()
left join scanner_links k on k.list_id = d.list and k.id = d.link
left join scanner_sessions s on s.list_id = d.list and s.id = d.session and s.link_id = d.link and is_live(s);
$$;
