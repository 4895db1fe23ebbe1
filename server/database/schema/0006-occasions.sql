-- An occasion is the purpose of a scan: a night, a day, a lounge, a coupon run (docs/decisions/0069). A list's main
-- occasion has the list's own id. It has no row until the organiser changes it. Without a row, it behaves like a list
-- without occasions.

create table occasions (
  list_id uuid not null references lists on delete cascade,
  id uuid not null,
  -- Empty for a main occasion that has the list's name.
  name text not null,
  -- The IANA zone of all its times and days.
  zone text not null default 'UTC',
  -- The occasion is open from opens_at on, and closed from closes_at on. Null: no limit.
  opens_at timestamptz,
  closes_at timestamptz,
  -- The invited contacts: {"kind": "field", "tag", "test": "is" | "is_not" | "is_set", "value"} or {"kind": "segment", "id",
  -- "name", "is_tag"}. Null: everyone.
  who jsonb,
  -- Null: the contact's maximum, counted together over all such occasions. Otherwise this many entries, counted at this
  -- occasion alone.
  own_max int check (own_max > 0),
  again text not null default 'never' check (again in ('never', 'daily', 'after_exit')),
  -- When a day begins here, in minutes after midnight.
  day_begins int not null default 0 check (day_begins between 0 and 1439),
  -- The most people inside; null without a limit.
  capacity int check (capacity > 0),
  when_full text not null default 'refuse' check (when_full in ('refuse', 'warn')),
  -- The action of an offline door once its last known count has reached the capacity.
  when_unsure text not null default 'let_in' check (when_unsure in ('let_in', 'stop')),
  has_exits boolean not null default false,
  -- When all people inside are counted out automatically, in minutes after midnight; null: never.
  out_at int check (out_at between 0 and 1439),
  -- The time up to which people have been counted out.
  out_done_at timestamptz not null default now(),
  -- When the segment was last read from Mailchimp, and why the last reading failed.
  who_read_at timestamptz,
  who_trouble text,
  created_at timestamptz not null default now(),
  -- A removed occasion stays for its scans. No door opens it.
  removed_at timestamptz,
  keeps_admissions boolean generated always as (
    id <> list_id or own_max is not null or again <> 'never' or capacity is not null or has_exits
  ) stored,
  constraint occasions_open_before_they_close check (opens_at < closes_at),
  constraint occasions_main_is_shared check (id <> list_id or own_max is null),
  primary key (list_id, id)
);
create index occasions_out on occasions (out_done_at) where out_at is not null and removed_at is null;
create index occasions_of_segments on occasions (list_id) where who ->> 'kind' = 'segment' and removed_at is null;

-- The contacts of the segment or tag that an occasion invites, as last read.
create table occasion_guests (
  list_id uuid not null,
  occasion_id uuid not null,
  contact_id uuid not null,
  primary key (list_id, occasion_id, contact_id),
  foreign key (list_id, occasion_id) references occasions on delete cascade
);

-- The reading of a tag or saved segment of Mailchimp, for all occasions of the list that invite it.
create table segment_readings (
  list_id uuid not null references lists on delete cascade,
  segment_id bigint not null,
  next_at timestamptz not null default now(),
  begun_at timestamptz,
  -- The present reading. An earlier one stores nothing more.
  reading uuid,
  -- The number of new guests in this reading. If there are too many, doors are notified once at the end.
  untold int not null default 0,
  -- The doubt about the last reading, and how many readings in a row have had it.
  doubt text,
  doubts int not null default 0,
  primary key (list_id, segment_id)
);

-- The members that a reading has shown so far: a contact's id, or a hash of the key of a member that is no contact here.
create table segment_pages (
  list_id uuid not null references lists on delete cascade,
  segment_id bigint not null,
  place int not null,
  members uuid[] not null,
  primary key (list_id, segment_id, place)
);

-- A contact's counts at an occasion. The lock of the contact's row protects them. They always equal the result of the
-- scans that count.
create table admissions (
  list_id uuid not null,
  occasion_id uuid not null,
  contact_id uuid not null,
  -- Entries that count.
  entries int not null default 0,
  -- Entries without a later exit.
  inside int not null default 0,
  -- The latest day of an entry, as days since 1970 in the occasion's zone, and how many entries it has. For daily occasions.
  day int,
  on_day int not null default 0,
  -- The latest entry.
  entered_at timestamptz,
  primary key (list_id, occasion_id, contact_id),
  foreign key (list_id, occasion_id) references occasions on delete cascade
) with (fillfactor = 80);

-- How many people are inside. One row for each occasion that counts them. It is locked after contacts and before door_seqs.
create table occasion_seats (
  list_id uuid not null,
  occasion_id uuid not null,
  inside int not null default 0,
  primary key (list_id, occasion_id),
  foreign key (list_id, occasion_id) references occasions on delete cascade
) with (fillfactor = 50);

-- How many entries of scan_count are no longer used up, because exits of shared occasions gave their places back.
alter table contacts add column given_back int not null default 0;

-- Null: the main occasion.
alter table scans add column occasion_id uuid,
  add column is_exit boolean not null default false,
  -- True if the scan counts at its occasion alone, and not in the contact's scan_count.
  add column is_own boolean not null default false,
  -- The facts of the verdict beside its reason. Null at a main occasion without settings.
  add column facts jsonb;

-- Null: the main occasion, and a door that is switched between entries and exits.
alter table scanner_links add column occasion_id uuid,
  add column direction text check (direction in ('in', 'out'));

-- The occasion of the change; null for all occasions of the list. Without a contact, all entries of the occasion have
-- changed.
alter table contact_changes add column occasion_id uuid;

alter type attempt add attribute occasion_id uuid,
  add attribute is_exit boolean,
  add attribute is_own boolean,
  -- True for an exit that gives a shared place back.
  add attribute gives_back boolean,
  -- True if the occasion of the attempt keeps rows of admissions.
  add attribute keeps boolean,
  add attribute facts jsonb;

do $$
declare
  walled text;
begin
  foreach walled in array array[
    'occasions', 'occasion_guests', 'segment_readings', 'segment_pages', 'admissions', 'occasion_seats'
  ] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I using (list_id = (select acting_list()))', walled);
  end loop;
end
$$;
grant select, insert, update on occasions to listpass_app;
grant select, insert, delete on occasion_guests, segment_pages to listpass_app;
grant select, insert, update on segment_readings to listpass_app;
-- Written by functions alone.
grant select on admissions, occasion_seats to listpass_app;

-- functions: note_changed_entries, note_changed_occasion
create trigger note_new_main after insert on occasions
for each row when (new.id = new.list_id) execute function note_changed_occasion();
create trigger note_changed_occasion after update on occasions
for each row when (
  (old.who, old.own_max, old.again, old.zone, old.day_begins, old.keeps_admissions)
  is distinct from
  (new.who, new.own_max, new.again, new.zone, new.day_begins, new.keeps_admissions)
) execute function note_changed_occasion();
