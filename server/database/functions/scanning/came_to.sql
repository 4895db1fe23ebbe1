-- The contacts that came to an occasion: those with an entry that counts. At a main occasion that keeps no admissions, entries of
-- other shared occasions are left out, as in occasion_figures.
create or replace function came_to(p_list uuid, p_occasion uuid) returns table (contact_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
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
