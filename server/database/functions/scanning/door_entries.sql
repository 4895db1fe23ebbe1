-- The entries of these contacts at an occasion, one for each code. `inside`, `day` and `on_day` are null at an occasion
-- that keeps no admissions. A code that a door gave shows no name, because the door knows the code.
-- The query joins the conditions, so that it does not look up each contact alone.
create or replace function door_entries(p_list uuid, p_occasion uuid, p_contacts uuid[]) returns table (
  contact_id uuid, code_key text, used int, most int, state int, name text, inside int, day int, on_day int
)
language sql stable security definer set search_path = listpass, pg_temp as $$
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
