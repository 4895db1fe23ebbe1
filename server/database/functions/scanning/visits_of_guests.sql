-- To how many of the occasions that were held (occasions_held) each contact came, and to how many the contact could come: those
-- that are for everyone or invite the contact, and had not closed before Listpass knew the contact, and those to which
-- the contact came. Each text of a field is compared once, however many contacts and occasions there are.
create or replace function visits_of_guests(p_list uuid) returns table (contact_id uuid, came int, could int)
language sql stable security definer set search_path = listpass, pg_temp
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
