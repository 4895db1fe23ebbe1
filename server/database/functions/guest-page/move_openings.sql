-- Takes the openings of a list to the one that it goes into. The contacts' new ids are p_targets.
create or replace function move_openings(p_from uuid, p_into uuid, p_ids uuid[], p_targets uuid[])
returns void
language sql volatile security definer
set search_path = listpass, pg_temp
as $$
insert into page_openings (list_id, occasion_id, contact_id, opened_on)
select p_into, case when g.occasion_id = p_from then p_into else g.occasion_id end, coalesce(t.into_id, g.contact_id), min(g.opened_on)
from page_openings g
left join unnest(p_ids, p_targets) as t (from_id, into_id) on t.from_id = g.contact_id
where g.list_id = p_from
group by 1, 2, 3
on conflict (list_id, occasion_id, contact_id) do update set opened_on = least(page_openings.opened_on, excluded.opened_on);
$$;
