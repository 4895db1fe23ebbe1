-- The occasions of a list to which a guest came. The main occasion is one of them if it keeps admissions or has an opening, or
-- if there is no other one: else it is the list as a whole.
create or replace function occasions_held(p_list uuid) returns table (
  id uuid, who jsonb, closes_at timestamptz, keeps_admissions boolean
)
language sql stable security definer set search_path = listpass, pg_temp as $$
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
