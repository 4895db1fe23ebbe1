-- Members of a team: what they may do, and who they are.

-- The membership by which a person reaches the list of a key, which is our id or Mailchimp's. Without a key: the
-- membership in the requested team. Without a team: that in the person's own team, otherwise the oldest. If several of
-- the person's teams have the Mailchimp list, the requested team comes first. With the owner's rights, because it decides
-- which team a person may act for.
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

-- True when a member may use the scanner of a list of the team. Members with the role `door` have chosen lists. `p_way`
-- says how the session began: a team may require more than a password. Null if the question concerns no session.
create or replace function may_scan(p_person uuid, p_team uuid, p_list uuid, p_way text) returns boolean
language sql stable as $$
select exists (select from memberships m join teams t on t.id = m.team_id
  where m.team_id = p_team and m.person_id = p_person
  and (not t.needs_second_factor or p_way is null or p_way in ('totp', 'recovery', 'passkey'))
  and (m.role in ('owner', 'editor') or m.role = 'door' and exists (
    select from member_lists c where c.team_id = p_team and c.person_id = p_person and c.list_id = p_list)));
$$;

-- The members of the acting team, the owners first. Only functions can read rows of other people. With the owner's
-- rights, because a person sees no other person. acting_team() is the wall.
create or replace function people_of_team() returns table (
  id uuid, name text, email text, role text, joined_at timestamptz, active_at timestamptz, list_ids uuid[]
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select u.id, u.name, u.email, m.role, m.joined_at, m.active_at,
  array(select l.list_id from member_lists l where l.team_id = m.team_id and l.person_id = m.person_id order by 1)
from memberships m join users u on u.id = m.person_id
where m.team_id = acting_team()
order by array_position(array['owner', 'editor', 'viewer', 'door'], m.role), m.joined_at, u.id;
$$;

-- The lists of the acting team that a member may scan; ids of other lists are left out. Returns how many there are. With
-- the owner's rights, because no request writes the rights of members itself. acting_team() is the wall.
create or replace function set_member_lists(p_person uuid, p_lists uuid[]) returns int
language sql security definer set search_path = listpass, pg_temp as $$
delete from member_lists where team_id = acting_team() and person_id = p_person and list_id <> all (p_lists);
insert into member_lists (team_id, person_id, list_id)
select acting_team(), p_person, l.id from lists l where l.owner_id = acting_team() and l.id = any (p_lists)
on conflict do nothing;
select count(*)::int from member_lists where team_id = acting_team() and person_id = p_person;
$$;

-- The invitation with this id, for the person who opened its link. The secret is compared by the caller. With the owner's
-- rights, because the invited person acts for no team yet.
create or replace function invitation_of(wanted uuid) returns table (
  id uuid, team_id uuid, team_name text, email text, email_key text, role text, list_ids uuid[], invited_by text,
  secret_hash bytea, is_over boolean
)
language sql stable security definer set search_path = listpass, pg_temp as $$
select i.id, i.team_id, t.name, i.email, i.email_key, i.role, i.list_ids, i.invited_by, i.secret_hash,
  i.expires_at <= now()
from invitations i join teams t on t.id = i.team_id where i.id = wanted;
$$;

-- Makes the team of a new person. It has the person's id. With the owner's rights, because a new person acts for no team
-- yet.
create or replace function begin_team() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  insert into teams (id, name) values (new.id, new.name);
  insert into memberships (team_id, person_id, role) values (new.id, new.id, 'owner');
  return null;
end
$$;

-- Refuses to leave members without an owner. It checks at the end of the transaction, so that one owner can replace
-- another. With the owner's rights, because a member who has left sees the team no more.
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

-- Deletes the teams without another member, with everything in them, before their person is deleted. With the owner's
-- rights, because it looks at teams that the caller does not act for.
create or replace function end_teams() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  delete from teams where id in (
    select m.team_id from memberships m where m.person_id = old.id
      and not exists (select from memberships o where o.team_id = m.team_id and o.person_id <> old.id));
  return old;
end
$$;
