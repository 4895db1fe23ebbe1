-- The lists whose scanner the acting person may open, of all their teams.
create or replace function scanners_of_person() returns table (
  team_id uuid, list_id uuid, mailchimp_id text, name text, is_open boolean, colour_rules jsonb
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select m.team_id, l.id, l.mailchimp_id, l.name, is_open(a.is_active, l.is_scanning_on, l.codes_generated_at), l.colour_rules
from memberships m
join lists l on l.owner_id = m.team_id and l.codes_generated_at is not null
join accounts a on a.id = l.account_id
where m.person_id = acting_person() and may_scan(m.person_id, m.team_id, l.id, null)
order by folded(l.name), l.name, l.id;
$$;
