-- The notices that an organiser wants while doors are open (docs/decisions/0077).

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

-- A list that a member has watched: the position up to which its doors' events were processed, and the number of its
-- latest notice. The lock of this row ensures that all nodes together make each notice once.
create table notice_watches (
  list_id uuid primary key references lists on delete cascade,
  heard_seq bigint not null,
  last_no bigint not null default 0
);

-- The notices. A notice has ids and numbers and no name, so no notice names an erased guest.
create table notices (
  list_id uuid not null references notice_watches on delete cascade,
  no bigint not null,
  kind text not null check (kind in ('vip_arrived', 'nearly_full', 'door_silent')),
  -- When the VIP arrived, when the occasion became nearly full, or when the door last reported.
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
-- The same news is never stored twice, even if the cursor is wrong.
create unique index notices_of_scans on notices (list_id, scan_id) where scan_id is not null;
create unique index notices_of_doors on notices (list_id, link_id, at) where link_id is not null;

-- The occasions with a notice of 90 %, until they fall below 80 %.
create table notice_levels (
  list_id uuid not null references notice_watches on delete cascade,
  occasion_id uuid not null,
  primary key (list_id, occasion_id)
);

-- The kinds of notices that a member wants of a list, and how to send them.
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
