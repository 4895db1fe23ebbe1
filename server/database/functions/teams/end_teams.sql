-- Deletes the teams without another member, with everything in them, before their person is deleted.
create or replace function end_teams() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  delete from teams where id in (
    select m.team_id from memberships m where m.person_id = old.id
      and not exists (select from memberships o where o.team_id = m.team_id and o.person_id <> old.id));
  return old;
end
$$;
