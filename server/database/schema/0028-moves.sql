-- Teams that move from one installation to another (docs/decisions/0096). No request reads these tables: functions do.

-- Teams that are moving to another installation, or have moved there. Their rows stay here unchanged until the operator
-- retires them.
create table departures (
  team_id uuid primary key references teams on delete cascade,
  -- The name of the move at both installations.
  move_id uuid not null unique,
  -- The public address of the other installation, as the operator gave it.
  to_url text not null,
  -- The team's unfinished jobs: [{"name", "data"}].
  jobs jsonb not null default '[]',
  -- From it come the secrets by which members' doors are known at the other installation.
  door_key bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  -- The operator gives the move up. The other installation is asked before it ends.
  is_staying boolean not null default false,
  -- When the other installation first said that the team is there.
  arrived_at timestamptz
);

-- Teams that come from another installation, or came. The team has rows only when it has arrived.
create table arrivals (
  move_id uuid primary key,
  team_id uuid not null,
  from_url text not null,
  -- Null while an import is under way.
  arrived_at timestamptz,
  -- Lists whose webhook at Mailchimp still leads to the other installation.
  hooks uuid[] not null default '{}'
);
create index arrivals_team on arrivals (team_id);

-- True while the list, or the account, belongs to a team in departures. Scans and workers read it with the row itself.
alter table lists add column has_left boolean not null default false;
alter table accounts add column has_left boolean not null default false;
