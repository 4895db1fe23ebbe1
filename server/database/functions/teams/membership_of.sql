-- The membership by which a person reaches the list of a key, which is our id or Mailchimp's. Without a key: the
-- membership in the requested team. Without a team: that in the person's own team, otherwise the oldest. If several of
-- the person's teams have the Mailchimp list, the requested team comes first.
create or replace function membership_of(p_person uuid, p_team uuid, p_key text) returns table (
  team_id uuid, role text, active_at timestamptz, needs_second_factor boolean
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select m.team_id, m.role, m.active_at, t.needs_second_factor
from memberships m join teams t on t.id = m.team_id
where m.person_id = p_person and (p_key is not null or p_team is null or m.team_id = p_team)
  and (p_key is null or exists (
    select from lists l where l.owner_id = m.team_id and (l.id::text = p_key or l.mailchimp_id = p_key)))
order by m.team_id is distinct from p_team, m.team_id <> p_person, m.joined_at, m.team_id
limit 1;
$$;
