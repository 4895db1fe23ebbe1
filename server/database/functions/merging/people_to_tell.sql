-- The owners of the teams that this list asks to merge, each with their list and team. For mails.
create or replace function people_to_tell(p_list uuid)
returns table (person_id uuid, list_id uuid)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select m.person_id, o.id
from lists mine
join lists o on o.mailchimp_id = mine.mailchimp_id and shares_audience(mine.id, o.id)
  and exists (select from fields f where f.list_id = o.id) and not exists (select from lists_apart a where a.list_id = o.id)
join memberships m on m.team_id = o.owner_id and m.role = 'owner'
where mine.id = p_list and mine.owner_id = acting_team()
order by m.joined_at, m.person_id;
$$;
