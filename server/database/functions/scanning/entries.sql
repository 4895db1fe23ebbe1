-- The entries of contacts, by which doors decide without a connection.

-- The entries of these contacts at an occasion, one for each code. `inside`, `day` and `on_day` are null at an occasion
-- that keeps no admissions. A code that a door gave shows no name, because the door knows the code.
-- The query joins the conditions, so that it does not look up each contact alone.
create or replace function door_entries(p_list uuid, p_occasion uuid, p_contacts uuid[]) returns table (
  contact_id uuid, code_key text, used int, most int, state int, name text, inside int, day int, on_day int
)
language sql stable as $$
select c.id, k.code_key,
  case when o.own_max is null then c.scan_count - c.given_back else coalesce(m.entries, 0) end,
  most_at(o, c.max_scans),
  case when s.state = 0 and not meets_who(o.who, c, w.role, g.contact_id is not null) then 3 else s.state end,
  case when c.erased_at is null and not k.is_given then display_value(c.merge_fields, c.email, l.display_field) else '' end,
  case when o.keeps_admissions then coalesce(m.inside, 0) end, case when o.keeps_admissions then m.day end,
  case when o.keeps_admissions then coalesce(m.on_day, 0) end
from lists l
left join occasions o on o.list_id = l.id and o.id = p_occasion
cross join lateral (select role_of_who(l.id, o.who) as role offset 0) w
join contacts c on c.list_id = p_list and c.id = any (p_contacts)
cross join lateral (select entry_state(c, l.admits_removed, l.kept_out) as state) s
cross join lateral (
  select c.code_key, false as is_given
  union all
  select x.code_key, true from other_codes x where x.list_id = c.list_id and x.contact_id = c.id
) k
left join admissions m on m.list_id = p_list and m.occasion_id = p_occasion and m.contact_id = c.id and o.keeps_admissions
left join occasion_guests g on g.list_id = p_list and g.occasion_id = p_occasion and g.contact_id = c.id
where l.id = p_list;
$$;

-- The state as in domain/offline-entry.ts: 0 decided by its counts, 1 blocked, 2 no longer admitted, 4 not a guest.
create or replace function entry_state(c contacts, admits_removed boolean, kept_out text[]) returns int
language sql immutable parallel safe as $$
select case
  when c.removed_at is not null and (c.erased_at is not null or not admits_removed) then 2
  when c.status = any (kept_out) then 4
  when c.is_blocked or c.max_scans = 0 then 1
  else 0 end;
$$;

-- Why a contact may not come in, however often its code was used; null if nothing forbids it. The planner inlines it.
-- kept_out: the statuses that the list turns away; null for none.
create or replace function why_turned_away(
  removed_at timestamptz, erased_at timestamptz, status text, is_blocked boolean, max_scans int, admits_removed boolean,
  kept_out text[]
) returns text
language sql immutable parallel safe as $$
select case
  when removed_at is not null and (erased_at is not null or not admits_removed) then 'removed'
  when status = any (kept_out) then 'not_a_guest'
  when is_blocked or max_scans = 0 then 'blocked' end;
$$;

-- The cards of these contacts, one row for each that has one. Doors ask for few: as in decide_scans, only the index of a key
-- can answer.
create or replace function guest_cards(p_list uuid, p_contacts uuid[]) returns table (contact_id uuid, card jsonb)
language plpgsql stable set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
set enable_sort = off set jit = off as $$
#variable_conflict use_column
declare
  chosen jsonb := (select l.card from lists l where l.id = p_list);
begin
  if chosen is null then return; end if;
  return query
  select s.id, s.card
  from (
    select p.id, guest_card(c.merge_fields, chosen) as card
    from (select distinct x as id from unnest(p_contacts) x) p
    cross join lateral (
      select n.merge_fields, n.erased_at from contacts n where n.list_id = p_list and n.id between p.id and p.id
      order by n.id limit 1
    ) c
    where c.erased_at is null
  ) s
  where s.card is not null;
end
$$;

-- The card of a guest with these fields, by the list's setting; null if it would be empty. Its lengths are in contract/guest-card.ts.
create or replace function guest_card(p_merge_fields jsonb, p_card jsonb) returns jsonb
language sql immutable parallel safe as $$
select case when num_nonnulls(c.fields, c.note, c.alert) > 0 then
  jsonb_build_object('fields', coalesce(c.fields, '[]'), 'note', coalesce(c.note, ''), 'alert', coalesce(c.alert, '')) end
from (
  select
    (select jsonb_agg(jsonb_build_object('name', left(f.field ->> 'name', 24), 'value', left(v.value, 60),
        'is_large', (f.field ->> 'is_large')::boolean) order by f.place)
      from jsonb_array_elements(p_card -> 'fields') with ordinality as f (field, place)
      cross join lateral (select nullif(trim(shown_text(p_merge_fields ->> (f.field ->> 'tag'))), '') as value) v
      where v.value is not null) as fields,
    left(nullif(trim(shown_text(p_merge_fields ->> (p_card ->> 'note'))), ''), 200) as note,
    left(case
      when p_card -> 'alert' ->> 'is' is null then a.value
      when comparable(a.value) = comparable(shown_text(p_card -> 'alert' ->> 'is'))
        then p_card -> 'alert' ->> 'name' || ': ' || a.value
    end, 100) as alert
  from (select nullif(trim(shown_text(p_merge_fields ->> (p_card -> 'alert' ->> 'tag'))), '') as value) a
) c;
$$;

-- What is true now of the contacts that a door has scanned: their cards by their ids, those whose latest email bounced, and
-- which of the codes a door gave. With the owner's rights, because a door asks in the statement that decides its scans,
-- and that statement belongs to many doors.
create or replace function marks_of(
  p_list uuid, p_contacts uuid[], p_codes text[], out cards jsonb, out unreached uuid[], out given text[]
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select (select jsonb_object_agg(g.contact_id, g.card) from guest_cards(p_list, p_contacts) g),
  array(select unreached_contacts(p_list, p_contacts)), array(select given_codes(p_list, p_codes));
$$;
