-- Calls of doors to the organiser (docs/decisions/0090).

create table door_calls (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  -- Null for the main occasion.
  occasion_id uuid,
  link_id uuid,
  session_id uuid not null,
  door text not null,
  about text not null check (about in ('guest_insists', 'need_help', 'crowd', 'trouble')),
  -- The refused scan of the guest that it is about.
  scan_id uuid,
  called_at timestamptz not null default now(),
  answer text check (answer in ('let_in', 'refuse', 'coming')),
  answered_at timestamptz,
  answered_by text,
  primary key (list_id, id)
);
create index door_calls_latest on door_calls (list_id, called_at);
alter table door_calls enable row level security;
create policy own on door_calls using (list_id = (select acting_list()));
grant select, insert, update, delete on door_calls to listpass_app;
