-- Teams that move from one installation to another (docs/decisions/0096).

-- Teams that are moving to another installation, or have moved there. Their rows stay here unchanged until the operator
-- retires them.
create table departures (
  team_id uuid primary key references teams on delete cascade,
  -- The name of the move at both installations.
  move_id uuid not null unique,
  -- The public address of the other installation, as the operator gave it.
  to_url text not null,
  left_at timestamptz not null default now(),
  -- The team's unfinished jobs: [{"name", "data"}].
  jobs jsonb not null default '[]',
  -- When the other installation first said that the team is there.
  arrived_at timestamptz
);

-- Teams that came from another installation.
create table arrivals (
  move_id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  from_url text not null,
  arrived_at timestamptz not null default now(),
  -- Lists whose webhook at Mailchimp still leads to the other installation.
  hooks uuid[] not null default '{}'
);
create index arrivals_team on arrivals (team_id);

-- True while the list, or the account, belongs to a team in departures. Scans and workers read it with the row itself.
alter table lists add column has_left boolean not null default false;
alter table accounts add column has_left boolean not null default false;

alter table departures enable row level security;
create policy own on departures using (team_id = (select acting_team()));
alter table arrivals enable row level security;
create policy own on arrivals using (team_id = (select acting_team()));
