-- The figures of the occasions of a list, or of one: contacts that are in the list now and invited, contacts that entered,
-- entries, and people inside. Where a main occasion keeps no admissions, its entries are those of the contacts that no other
-- shared occasion has. Fields are compared once for all occasions with the same invitation.
create or replace function occasion_figures(p_list uuid, p_only uuid)
returns table (id uuid, invited int, came int, entries int, inside int)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
with asked as materialized (
  select o.id, o.who, o.keeps_admissions, o as row from occasions o
  where o.list_id = p_list and o.removed_at is null and (p_only is null or o.id = p_only)
), plain as materialized (
  select not exists (select from occasions o where o.list_id = p_list and o.id = p_list and o.keeps_admissions)
    and (p_only is null or p_only = p_list) as is_asked
), elsewhere as (
  select m.contact_id, sum(m.entries) as entries from admissions m
  join occasions o on o.list_id = m.list_id and o.id = m.occasion_id and o.own_max is null
  where m.list_id = p_list and (select is_asked from plain)
  group by m.contact_id
), present as materialized (
  select count(*) filter (where c.removed_at is null)::int as all_of_them,
    count(*) filter (where v.entries > 0)::int as came, coalesce(sum(v.entries), 0)::int as entries
  from contacts c left join elsewhere e on e.contact_id = c.id
  cross join lateral (select c.scan_count - c.opening_count - coalesce(e.entries, 0) as entries) v
  where c.list_id = p_list
), by_field as materialized (
  select w.who, (
    select count(*)::int from contacts c where c.list_id = p_list and c.removed_at is null and is_invited(w.row, c)
  ) as invited
  from (select distinct on (a.who) a.who, a.row from asked a where a.who ->> 'kind' = 'field') w
), by_segment as materialized (
  select g.occasion_id, count(*)::int as invited from occasion_guests g
  join contacts c on c.list_id = g.list_id and c.id = g.contact_id and c.removed_at is null
  where g.list_id = p_list and (p_only is null or g.occasion_id = p_only)
  group by g.occasion_id
), visits as materialized (
  select m.occasion_id, count(*) filter (where m.entries > 0)::int as came, sum(m.entries)::int as entries
  from admissions m where m.list_id = p_list and (p_only is null or m.occasion_id = p_only)
  group by m.occasion_id
)
select v.id,
  case a.who ->> 'kind' when 'field' then f.invited when 'segment' then coalesce(g.invited, 0) else p.all_of_them end,
  case when a.keeps_admissions then coalesce(n.came, 0) else p.came end,
  case when a.keeps_admissions then coalesce(n.entries, 0) else p.entries end,
  s.inside
from (
  select a.id from asked a union select p_list where p_only is null or p_only = p_list
) v
left join asked a on a.id = v.id
cross join present p
left join by_field f on f.who = a.who
left join by_segment g on g.occasion_id = v.id
left join visits n on n.occasion_id = v.id
left join occasion_seats s on s.list_id = p_list and s.occasion_id = v.id;
$$;
