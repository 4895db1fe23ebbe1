-- Figures of occasions: who came, and who could have come.

-- The figures of the occasions of a list, or of one: guests of the list that are invited, contacts that entered,
-- entries, and people inside. Where a main occasion keeps no admissions, its entries are those of the contacts that no other
-- shared occasion has. Each text of a field is compared once, however many contacts and occasions there are.
create or replace function occasion_figures(p_list uuid, p_only uuid) returns table (
  id uuid, invited int, came int, entries int, inside int
)
language sql stable as $$
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

-- The contacts that came to an occasion: those with an entry that counts. At a main occasion that keeps no admissions, entries of
-- other shared occasions are left out, as in occasion_figures.
create or replace function came_to(p_list uuid, p_occasion uuid) returns table (contact_id uuid)
language sql stable as $$
select m.contact_id from admissions m join occasions o on o.list_id = m.list_id and o.id = m.occasion_id
where m.list_id = p_list and m.occasion_id = p_occasion and m.entries > 0 and o.keeps_admissions
union all
select c.id from contacts c
left join (
  select m.contact_id, sum(m.entries) as entries from admissions m
  join occasions o on o.list_id = m.list_id and o.id = m.occasion_id and o.own_max is null
  where m.list_id = p_list and p_list = p_occasion group by m.contact_id
) e on e.contact_id = c.id
where c.list_id = p_list and p_list = p_occasion and c.scan_count - c.opening_count > coalesce(e.entries, 0)
  and not exists (select from occasions o where o.list_id = p_list and o.id = p_list and o.keeps_admissions);
$$;

-- The occasions of a list to which a guest came. The main occasion is one of them if it keeps admissions or has an opening, or
-- if there is no other one: else it is the list as a whole.
create or replace function occasions_held(p_list uuid) returns table (
  id uuid, who jsonb, closes_at timestamptz, keeps_admissions boolean
)
language sql stable as $$
with held as materialized (
  select o.id, o.who, o.closes_at, o.keeps_admissions, o.id <> p_list or o.keeps_admissions or o.opens_at is not null as has_own
  from occasions o
  where o.list_id = p_list and o.removed_at is null and case when o.keeps_admissions
    then exists (select from admissions m where m.list_id = p_list and m.occasion_id = o.id and m.entries > 0)
    else exists (select from came_to(p_list, o.id) g) end
)
select h.id, h.who, h.closes_at, h.keeps_admissions from held h
where h.has_own or not exists (select from held x where x.has_own)
union all
select p_list, null, null, false
where not exists (select from occasions o where o.list_id = p_list and o.id = p_list) and not exists (select from held)
  and exists (select from came_to(p_list, p_list) g);
$$;

-- To how many of the occasions that were held (occasions_held) each contact came, and to how many the contact could come: those
-- that are for everyone or invite the contact, and had not closed before Listpass knew the contact, and those to which
-- the contact came. Each text of a field is compared once, however many contacts and occasions there are.
create or replace function visits_of_guests(p_list uuid) returns table (contact_id uuid, came int, could int)
language sql stable
-- The planner does not know that these tables are large.
set enable_nestloop = off set jit = off as $$
with held as materialized (
  select h.*, coalesce(h.closes_at, 'infinity') as ends, h.who ->> 'kind' as kind from occasions_held(p_list) h
), ends as materialized (
  select coalesce(array_agg(h.ends order by h.ends), '{}') as at, count(*)::int as occasions from held h where h.kind is null
), visits as materialized (
  select m.contact_id, h.id as occasion_id, h.kind from admissions m join held h on h.id = m.occasion_id and h.keeps_admissions
  where m.list_id = p_list and m.entries > 0
  union all
  select g.contact_id, h.id, h.kind from held h cross join lateral came_to(p_list, h.id) g where not h.keeps_admissions
), tags as materialized (
  select distinct h.who ->> 'tag' as tag, role_of_who(p_list, h.who) as role from held h where h.kind = 'field'
), texts as materialized (
  select c.id, c.created_at, t.tag, coalesce(field_of_contact(c, t.tag, t.role), '') as text
  from tags t join contacts c on c.list_id = p_list and c.erased_at is null
), has as materialized (
  select x.tag, x.text, comparable(x.text) as value from (select distinct x.tag, x.text from texts x) x
), wanted as materialized (
  -- As meets_who.
  select h.id as occasion_id, h.ends, s.tag, s.text
  from held h join has s on s.tag = h.who ->> 'tag' and case h.who ->> 'test'
    when 'is' then s.value = comparable(h.who ->> 'value') when 'is_not' then s.value <> comparable(h.who ->> 'value')
    else s.value <> '' end
  where h.kind = 'field'
), chosen as (
  select x.id as contact_id, w.occasion_id from wanted w join texts x on x.tag = w.tag and x.text = w.text
  where w.ends > x.created_at
  union
  select g.contact_id, g.occasion_id from occasion_guests g join held h on h.id = g.occasion_id and h.kind = 'segment'
  join contacts c on c.list_id = p_list and c.id = g.contact_id and h.ends > c.created_at
  where g.list_id = p_list
  union
  select v.contact_id, v.occasion_id from visits v where v.kind is not null
), counts as (
  select c.id as contact_id, true as is_kept, 0 as came,
    (select e.occasions from ends e) - width_bucket(c.created_at, (select e.at from ends e)) as could
  from contacts c where c.list_id = p_list and c.erased_at is null
  union all
  select v.contact_id, false, 1, 0 from visits v
  union all
  select o.contact_id, false, 0, 1 from chosen o
)
select n.contact_id, sum(n.came)::int, greatest(sum(n.came), sum(n.could))::int from counts n
group by n.contact_id having bool_or(n.is_kept);
$$;

-- The first steps of the acting team, for the list that it set up last. No row once the team has let in a guest to any
-- list, or once it has closed the steps. With the owner's rights, because it looks at all lists of the team.
-- acting_team() is the wall.
create or replace function first_run() returns table (
  list_id uuid, mailchimp_id text, name text, guests int, codes_at timestamptz, tried_at timestamptz, doors int,
  opens_at timestamptz
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id, l.mailchimp_id, l.name, l.active_members, l.codes_generated_at,
  (select max(g.at) from audit_log g where g.owner_id = l.owner_id and g.list_id = l.id and g.action = 'scan_tried'),
  (select count(*)::int from scanner_links k where k.list_id = l.id),
  (select min(o.opens_at) from occasions o where o.list_id = l.id and o.removed_at is null and o.opens_at > now())
from lists l
join accounts a on a.id = l.account_id
where l.owner_id = acting_team() and l.codes_generated_at is not null and l.gone_since is null and a.is_active
  and not exists (
    select from scans s join lists x on x.id = s.list_id where x.owner_id = acting_team() and s.number is not null)
  and not exists (select from audit_log g where g.owner_id = acting_team() and g.action = 'first_run_closed')
order by l.codes_generated_at desc, l.id
limit 1;
$$;
