-- True when a team of the acting person requires more than a password at sign-in.
create or replace function needs_second_step() returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
select exists (select from memberships m join teams t on t.id = m.team_id
  where m.person_id = acting_person() and t.needs_second_factor);
$$;
