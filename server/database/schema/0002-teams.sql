-- Teams own the accounts, lists and logs of changes that people owned before. Every person has a team of their own,
-- with the person's id. So `owner_id` keeps its values, and from here on names a team. Servers of the previous release
-- know only persons, and can run beside the new ones (docs/decisions/0062).

create table teams (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now(),
  -- Members without a second factor reach nothing of the team.
  needs_second_factor boolean not null default false
);

create table memberships (
  team_id uuid not null references teams on delete cascade,
  person_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer', 'door')),
  joined_at timestamptz not null default now(),
  -- When the member last did something in the team, to the minute.
  active_at timestamptz,
  primary key (team_id, person_id)
);
create index memberships_person on memberships (person_id);

-- The lists whose scanner a member with the role `door` may use.
create table member_lists (
  team_id uuid not null,
  person_id uuid not null,
  list_id uuid not null references lists on delete cascade,
  primary key (team_id, person_id, list_id),
  foreign key (team_id, person_id) references memberships on delete cascade
);
create index member_lists_list on member_lists (list_id);

create table invitations (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  email text not null,
  email_key text not null,
  role text not null check (role in ('owner', 'editor', 'viewer', 'door')),
  list_ids uuid[] not null default '{}',
  -- The name of the inviting member, for the mail.
  invited_by text not null,
  secret_hash bytea not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (team_id, email_key)
);

-- The person's actions on their own account. Only the person can read them.
create table personal_log (
  person_id uuid not null references users on delete cascade,
  id uuid not null,
  who text not null,
  action text not null,
  details jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (person_id, id)
);

insert into teams (id, name, created_at) select id, name, created_at from users;
insert into memberships (team_id, person_id, role, joined_at) select id, id, 'owner', created_at from users;

-- The member who acted; null for doors, for Listpass itself, and in records of the previous release. The name is from
-- the time of the change. It is removed when the person is deleted.
alter table audit_log add member_id uuid, add member_name text, add member_role text;
create index audit_log_member on audit_log (member_id) where member_id is not null;
-- Consents of the previous release are for the person's own team.
alter table oauth_states add team_id uuid references teams on delete cascade;

alter table audit_log drop constraint audit_log_owner_id_fkey,
  add constraint audit_log_owner_id_fkey foreign key (owner_id) references teams on delete cascade;
alter table accounts drop constraint accounts_owner_id_fkey,
  add constraint accounts_owner_id_fkey foreign key (owner_id) references teams on delete cascade;
alter table lists drop constraint lists_owner_id_fkey,
  add constraint lists_owner_id_fkey foreign key (owner_id) references teams on delete cascade;

with personal as (
  delete from audit_log where action in ('registered', 'signed_in', 'signed_out', 'session_ended', 'other_sessions_ended',
    'sessions_ended', 'password_changed', 'password_reset', 'reset_link_made', 'account_exported')
  returning *
)
insert into personal_log (person_id, id, who, action, details, at)
select owner_id, id, who, action, details, at from personal;

-- The walls.

-- functions: acting_team

do $$
declare
  walled text;
begin
  foreach walled in array array['audit_log', 'accounts', 'lists'] loop
    execute format('alter policy own on %I using (owner_id = (select acting_team()))', walled);
  end loop;
  foreach walled in array array['memberships', 'member_lists', 'invitations'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I using (team_id = (select acting_team()))', walled);
  end loop;
end
$$;
alter table teams enable row level security;
create policy own on teams using (id = (select acting_team()));
alter table personal_log enable row level security;
create policy own on personal_log using (person_id = (select acting_person()));

grant select, insert, update, delete on teams, memberships, invitations to listpass_app;
-- Written by set_member_lists alone.
grant select on member_lists to listpass_app;
-- Added to, and never rewritten.
grant select, insert on personal_log to listpass_app;

-- functions: begin_team, end_teams, keep_an_owner, forget_name
create trigger begin_team after insert on users for each row execute function begin_team();
create trigger end_teams before delete on users for each row execute function end_teams();
create trigger forget_name after delete on users for each row execute function forget_name();
create constraint trigger keep_an_owner after delete or update of role on memberships
deferrable initially deferred for each row execute function keep_an_owner();
