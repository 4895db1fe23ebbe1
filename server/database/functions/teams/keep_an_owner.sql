-- Refuses to leave members without an owner. It checks at the end of the transaction, so that one owner can replace
-- another.
create or replace function keep_an_owner() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  perform from teams where id = old.team_id for update;
  if found and not exists (select from memberships where team_id = old.team_id and role = 'owner') then
    raise exception 'a team needs an owner' using errcode = 'check_violation', constraint = 'keep_an_owner';
  end if;
  return null;
end
$$;
