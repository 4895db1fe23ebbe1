-- The lists of teams in which the acting person is the only member. They are deleted with the person.
create or replace function lists_only_of_person() returns table (id uuid, team_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
select l.id, l.owner_id from memberships m join lists l on l.owner_id = m.team_id
where m.person_id = acting_person()
  and not exists (select from memberships o where o.team_id = m.team_id and o.person_id <> m.person_id);
$$;
