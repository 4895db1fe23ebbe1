-- How many teams a person owns. The person is locked, so that two calls at the same time count one after the other.
create or replace function hold_teams_of(p_person uuid) returns int
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  perform from users where id = p_person for update;
  return (select count(*)::int from memberships where person_id = p_person and role = 'owner');
end
$$;
