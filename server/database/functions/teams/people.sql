-- The teams and lists of a person.

-- The teams of the acting person, their own first, and the address to which a team has left. With the owner's rights,
-- because the walls show the rows of a team only to those who act as that team. acting_person() is the wall here.
create or replace function teams_of_person() returns table (
  id uuid, name text, role text, needs_second_factor boolean, members int, moved_to text, list_ids uuid[]
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select t.id, t.name, m.role, t.needs_second_factor,
  (select count(*)::int from memberships o where o.team_id = t.id), (select d.to_url from departures d where d.team_id = t.id),
  array(select l.id from lists l where l.owner_id = t.id)
from memberships m join teams t on t.id = m.team_id
where m.person_id = acting_person()
order by t.id <> m.person_id, m.joined_at, t.id;
$$;

-- The lists whose scanner the acting person may open, of all their teams. With the owner's rights, because it looks at
-- all teams of the person. acting_person() is the wall.
create or replace function scanners_of_person() returns table (
  team_id uuid, list_id uuid, mailchimp_id text, name text, is_open boolean, colour_rules jsonb
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select m.team_id, l.id, l.mailchimp_id, l.name, is_open(a.is_active, l.is_scanning_on, l.codes_generated_at),
  l.settings -> 'colour_rules'
from memberships m
join lists l on l.owner_id = m.team_id and l.codes_generated_at is not null
join accounts a on a.id = l.account_id
where m.person_id = acting_person() and may_scan(m.person_id, m.team_id, l.id, null)
order by folded(l.name), l.name, l.id;
$$;

-- True when a team of the acting person requires more than a password at sign-in.
create or replace function needs_second_step() returns boolean
language sql stable as $$
select exists (select from teams_of_person() where needs_second_factor);
$$;

-- How many teams a person owns. The person is locked, so that two calls at the same time count one after the other. With
-- the owner's rights, because it looks at teams that the caller does not act for.
create or replace function hold_teams_of(p_person uuid) returns int
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  perform from users where id = p_person for update;
  return (select count(*)::int from memberships where person_id = p_person and role = 'owner');
end
$$;

-- The teams that have left this installation, with the ids of the lists that they had here. With the owner's rights,
-- because no scope sees departures.
create or replace function teams_elsewhere() returns table (team_id uuid, to_url text, has_arrived boolean, list_ids text[])
language sql stable security definer set search_path = listpass, pg_temp as $$
select d.team_id, d.to_url, d.arrived_at is not null,
  array(select l.id::text from lists l where l.owner_id = d.team_id)
from departures d;
$$;
