-- The night so far, and the next ones.

-- The figures of an occasion between two moments: guests by the step of their first entry, changes of the people inside
-- by step, doors by name, scans that lost their place to an earlier one, and guests that have left. It reads only scans
-- of that time, including those that doors sent up to 4 days later. An exit of a guest who is not inside changes
-- nothing, as for recount_visits.
create or replace function night_so_far(
  p_list uuid, p_occasion uuid, p_from timestamptz, p_to timestamptz, p_step int, p_lately timestamptz
) returns table (firsts jsonb, changes jsonb, doors jsonb, conflicts int, gone int)
language sql stable set enable_seqscan = off set enable_bitmapscan = off as $$
with seen as materialized (
  select s.scan_id, s.contact_id, s.door, s.standing, s.is_exit, s.received_at, coalesce(s.corrected_at, s.received_at) as came_at
  from scans s
  where s.list_id = p_list and s.received_at >= p_from and s.received_at < p_to + interval '4 days'
    and coalesce(s.occasion_id, s.list_id) = p_occasion and coalesce(s.corrected_at, s.received_at) >= p_from
    and coalesce(s.corrected_at, s.received_at) < p_to
), visits as (
  select v.*, floor(extract(epoch from v.came_at - p_from) / p_step)::int as step from seen v
  where v.standing = 'counts' and v.contact_id is not null
), firsts as (
  select f.step, count(*)::int as guests
  from (select min(v.step) as step from visits v where not v.is_exit group by v.contact_id) f
  group by f.step
), heights as (
  select v.*, sum(case when v.is_exit then -1 else 1 end) over (
    partition by v.contact_id order by v.came_at, v.scan_id) as height
  from visits v
), insides as (
  select h.*, h.height - least(0, min(h.height) over (
    partition by h.contact_id order by h.came_at, h.scan_id)) as inside
  from heights h
), changes as (
  select c.step, sum(c.people)::int as people
  from (
    select i.step, i.inside - lag(i.inside, 1, 0::bigint) over (
      partition by i.contact_id order by i.came_at, i.scan_id) as people
    from insides i
  ) c
  group by c.step
), doors as (
  select v.door, max(v.came_at) as last_at, count(*) filter (where v.standing = 'counts' and not v.is_exit)::int as let_in,
    count(*) filter (where v.standing = 'counts' and not v.is_exit and v.came_at >= p_lately)::int as lately
  from seen v where v.door <> 'system' group by v.door
)
select
  coalesce((select jsonb_agg(jsonb_build_object('step', f.step, 'guests', f.guests)) from firsts f), '[]'),
  coalesce((select jsonb_agg(jsonb_build_object('step', c.step, 'people', c.people)) from changes c), '[]'),
  coalesce((select jsonb_agg(jsonb_build_object('door', d.door, 'last_at', d.last_at, 'let_in', d.let_in, 'lately', d.lately))
    from doors d), '[]'),
  (select count(*)::int from seen v where v.standing = 'conflict'),
  (select count(*)::int from admissions m
    where m.list_id = p_list and m.occasion_id = p_occasion and m.entries > 0 and m.inside = 0);
$$;

-- The nights of the acting team's lists that are open now or come next, open ones first. What is open for more than 36 hours is no
-- night, as in domain/occasion-phase.ts. A night whose admissions are stopped is still open. With the owner's rights, because
-- it asks about all lists of a team.
create or replace function next_nights(p_most int) returns table (list_id uuid, occasion_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id, o.id
from lists l
join accounts a on a.id = l.account_id
join occasions o on o.list_id = l.id and o.removed_at is null
cross join lateral (
  select case when o.stopped_at is not null and o.closes_at = o.stopped_at then o.closes_before else o.closes_at end as closes) x
where l.owner_id = acting_team() and l.gone_since is null and a.is_active and o.opens_at is not null
  and (o.opens_at > now() or least(x.closes, o.opens_at + interval '36 hours') > now()
    and coalesce(x.closes - o.opens_at <= interval '36 hours', true))
order by o.opens_at > now(), o.opens_at, o.id
limit p_most;
$$;
