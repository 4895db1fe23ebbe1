-- Two teams with the same Mailchimp audience may make one list of their two (docs/decisions/0066).

-- Additional codes of a contact, from lists that were merged into this one. They admit like the contact's own code.
create table other_codes (
  list_id uuid not null references lists on delete cascade,
  code_key text not null,
  contact_id uuid not null,
  primary key (list_id, code_key)
);
create index other_codes_contact on other_codes (list_id, contact_id);

-- Lists that were merged into another one. Their ids still lead to it, because doors have these ids and unsent scans.
-- No foreign key to the team or the account, because the ids outlive both.
create table merged_lists (
  list_id uuid primary key,
  into_list uuid not null references lists on delete cascade,
  ask_id uuid not null,
  team_id uuid not null,
  account_id uuid not null,
  mailchimp_id text not null,
  merged_at timestamptz not null default now()
);
create index merged_lists_into on merged_lists (into_list);
create index merged_lists_account on merged_lists (account_id);

-- A team's request to the other teams with the same audience: to merge this list of the team into theirs.
create table merge_asks (
  list_id uuid primary key references lists on delete cascade,
  id uuid not null unique,
  asked_at timestamptz not null default now()
);

-- Lists whose team has decided to stay apart from the other list.
create table lists_apart (
  list_id uuid primary key references lists on delete cascade,
  since timestamptz not null default now()
);

-- A contact of two merged lists may have a replaced code of each list.
alter table retired_codes drop constraint retired_codes_pkey, drop constraint retired_codes_list_id_code_key_key,
  add primary key (list_id, code_key);
create index retired_codes_contact on retired_codes (list_id, contact_id);

-- When a link moves to another list, its sessions move with it.
alter table scanner_sessions drop constraint scanner_sessions_list_id_link_id_fkey,
  add constraint scanner_sessions_list_id_link_id_fkey foreign key (list_id, link_id) references scanner_links
  on update cascade on delete cascade;

do $$
declare
  walled text;
begin
  foreach walled in array array['other_codes', 'merge_asks', 'lists_apart'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I using (list_id = (select acting_list()))', walled);
  end loop;
end
$$;
alter table merged_lists enable row level security;
create policy own on merged_lists using (team_id = (select acting_team()));

grant select, insert, delete on merge_asks, lists_apart to listpass_app;
-- Written by functions alone.
grant select on other_codes, merged_lists to listpass_app;
