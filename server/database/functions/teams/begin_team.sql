-- Makes the team of a new person. It has the person's id.
create or replace function begin_team() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  insert into teams (id, name) values (new.id, new.name);
  insert into memberships (team_id, person_id, role) values (new.id, new.id, 'owner');
  return null;
end
$$;
