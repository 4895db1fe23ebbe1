-- The figures of the occasions of a list, or of one: guests of the list that are invited, contacts that entered,
-- entries, and people inside. Where a main occasion keeps no admissions, its entries are those of the contacts that no other
-- shared occasion has. Each text of a field is compared once, however many contacts and occasions there are.
create or replace function occasion_figures(p_list uuid, p_only uuid) returns table (
  id uuid, invited int, came int, entries int, inside int
)
language sql stable security definer set search_path = listpass, pg_temp as $$
with chosen as materialized (
  select l.uncounted from lists l where l.id = p_list
), asked as materialized (
  select o.id, o.who, o.keeps_admissions from occasions o
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
  select count(*) filter (where is_guest(c.removed_at, c.status, (select a.uncounted from chosen a)))::int as all_of_them,
    count(*) filter (where v.entries > 0)::int as came, coalesce(sum(v.entries), 0)::int as entries
  from contacts c left join elsewhere e on e.contact_id = c.id
  cross join lateral (select c.scan_count - c.opening_count - coalesce(e.entries, 0) as entries) v
  where c.list_id = p_list
), tags as materialized (
  select distinct a.who ->> 'tag' as tag, role_of_who(p_list, a.who) as role from asked a where a.who ->> 'kind' = 'field'
), texts as materialized (
  select t.tag, field_of_contact(c, t.tag, t.role) as text, count(*) as contacts
  from tags t join contacts c on c.list_id = p_list and is_guest(c.removed_at, c.status, (select a.uncounted from chosen a))
  group by 1, 2
), has as materialized (
  select x.tag, comparable(x.text) as value, sum(x.contacts)::int as contacts from texts x group by 1, 2
), by_field as materialized (
  -- As meets_who.
  select w.who, sum(h.contacts)::int as invited
  from (
    select d.who, comparable(d.who ->> 'value') as value
    from (select distinct a.who from asked a where a.who ->> 'kind' = 'field') d
  ) w
  join has h on h.tag = w.who ->> 'tag' and case w.who ->> 'test'
    when 'is' then h.value = w.value when 'is_not' then h.value <> w.value else h.value <> '' end
  group by w.who
), by_segment as materialized (
  select g.occasion_id, count(*)::int as invited from occasion_guests g
  join contacts c on c.list_id = g.list_id and c.id = g.contact_id
    and is_guest(c.removed_at, c.status, (select a.uncounted from chosen a))
  where g.list_id = p_list and (p_only is null or g.occasion_id = p_only)
  group by g.occasion_id
), visits as materialized (
  select m.occasion_id, count(*) filter (where m.entries > 0)::int as came, sum(m.entries)::int as entries
  from admissions m where m.list_id = p_list and (p_only is null or m.occasion_id = p_only)
  group by m.occasion_id
)
select v.id,
  case a.who ->> 'kind' when 'field' then coalesce(f.invited, 0) when 'segment' then coalesce(g.invited, 0) else p.all_of_them end,
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
