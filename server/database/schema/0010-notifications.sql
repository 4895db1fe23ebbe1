-- What an organiser wants to hear of while doors are open (docs/decisions/0077).

-- The VIPs of a list: the contacts that meet this condition, which is one of occasions. A list without a row has none.
create table vip_rules (
  list_id uuid primary key references lists on delete cascade,
  who jsonb not null,
  -- When the segment was last read from Mailchimp, and why the last reading failed.
  who_read_at timestamptz,
  who_trouble text
);

-- The contacts of the segment or tag of the rule, as last read.
create table vip_guests (
  list_id uuid not null references vip_rules on delete cascade,
  contact_id uuid not null,
  primary key (list_id, contact_id)
);

-- A list that a member has watched: how far its doors' events were looked at, and the number of its latest notice. The lock of
-- this row makes each notice once, over all nodes.
create table notice_watches (
  list_id uuid primary key references lists on delete cascade,
  heard_seq bigint not null,
  last_no bigint not null default 0
);

-- What happened. A notice holds ids and numbers, and no name: a guest who is erased is in none.
create table notices (
  list_id uuid not null references notice_watches on delete cascade,
  no bigint not null,
  kind text not null check (kind in ('vip_arrived', 'nearly_full', 'door_silent')),
  -- When the VIP arrived, when the occasion was found nearly full, or when the door was last heard.
  at timestamptz not null,
  told_at timestamptz not null default now(),
  occasion_id uuid not null,
  contact_id uuid,
  scan_id uuid,
  link_id uuid,
  inside int,
  capacity int,
  primary key (list_id, no)
);
-- The same news is never kept twice, whatever the cursor says.
create unique index notices_of_scans on notices (list_id, scan_id) where scan_id is not null;
create unique index notices_of_doors on notices (list_id, link_id, at) where link_id is not null;

-- The occasions whose 90 % were told, until they fall below 80 %.
create table notice_levels (
  list_id uuid not null references notice_watches on delete cascade,
  occasion_id uuid not null,
  primary key (list_id, occasion_id)
);

-- What a member wants to hear of a list, and how.
create table notice_settings (
  list_id uuid not null references notice_watches on delete cascade,
  person_id uuid not null,
  team_id uuid not null,
  kind text not null check (kind in ('vip_arrived', 'nearly_full', 'door_silent')),
  in_page boolean not null,
  by_mail boolean not null,
  -- The latest notice that the member has seen, and the latest that a mail was queued for.
  seen_no bigint not null,
  mailed_no bigint not null,
  mailed_at timestamptz,
  primary key (list_id, person_id, kind),
  foreign key (team_id, person_id) references memberships on delete cascade
);
create index notice_settings_person on notice_settings (person_id);
create index notice_settings_member on notice_settings (team_id, person_id);

do $$
declare
  walled text;
begin
  foreach walled in array array[
    'vip_rules', 'vip_guests', 'notice_watches', 'notices', 'notice_levels', 'notice_settings'
  ] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I using (list_id = (select acting_list()))', walled);
  end loop;
end
$$;
grant select, insert, update, delete on vip_rules to listpass_app;
grant select, insert, delete on vip_guests to listpass_app;
grant select, insert, update on notice_watches, notice_settings to listpass_app;
-- Written by functions alone.
grant select on notices, notice_levels to listpass_app;
