-- The teams that ask to merge their list into a list of the acting team, the oldest request first. Shows nothing of a
-- team but its name.
create or replace function asks_for(p_list uuid)
returns table (id uuid, team_name text, asked_at timestamptz)
language sql stable security definer
set search_path = listpass, pg_temp
as $$
select a.id, t.name, a.asked_at
from lists mine
join lists theirs on theirs.mailchimp_id = mine.mailchimp_id and shares_audience(mine.id, theirs.id)
join merge_asks a on a.list_id = theirs.id
join teams t on t.id = theirs.owner_id
where mine.id = p_list and mine.owner_id = acting_team() and not exists (select from lists_apart x where x.list_id = mine.id)
order by a.asked_at, a.id;
$$;
