-- The lists of the acting team that a member may scan; ids of other lists are left out. Returns how many there are.
create or replace function set_member_lists(p_person uuid, p_lists uuid[]) returns int
language sql security definer set search_path = listpass, pg_temp as $$
delete from member_lists where team_id = acting_team() and person_id = p_person and list_id <> all (p_lists);
insert into member_lists (team_id, person_id, list_id)
select acting_team(), p_person, l.id from lists l where l.owner_id = acting_team() and l.id = any (p_lists)
on conflict do nothing;
select count(*)::int from member_lists where team_id = acting_team() and person_id = p_person;
$$;
