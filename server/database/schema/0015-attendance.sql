-- Mailchimp hears of each contact that came: by a tag, and by events (docs/decisions/0080).

-- What a list tells Mailchimp, and how far the events of its doors were taken in. A list without a row tells nothing.
create table attendance (
  list_id uuid primary key references lists on delete cascade,
  writes_tags boolean not null default false,
  sends_events boolean not null default false,
  -- Null: the scans of the whole list are looked at, once.
  heard_seq bigint,
  -- Scans that came in before have no event.
  events_from timestamptz
);

-- The tags that Listpass keeps in Mailchimp.
create table list_tags (
  list_id uuid not null references lists on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Whose contacts that came have it; null for any other tag.
  occasion_id uuid,
  name text not null check (length(name) between 1 and 100),
  -- Mailchimp's id of the tag, which is a segment there. Null before it was made or found.
  segment_id bigint,
  -- Why Mailchimp refused the tag, and when.
  trouble text,
  trouble_at timestamptz,
  primary key (list_id, id)
);
-- Mailchimp compares names of tags in any case.
create unique index list_tags_by_name on list_tags (list_id, lower(name));
create unique index list_tags_of_occasions on list_tags (list_id, occasion_id) where occasion_id is not null;

-- Which contacts should have a tag, and which have it as far as we know. A row that differs waits to be written.
create table tag_wishes (
  list_id uuid not null references lists on delete cascade,
  tag_id uuid not null,
  contact_id uuid not null,
  is_wanted boolean not null,
  -- Null while a call is under way, or after its answer was lost: it is written again.
  is_written boolean default false,
  -- The last call that took this row along.
  attempt uuid,
  wished_at timestamptz not null default now(),
  -- Why Mailchimp refused this contact. It is tried again when the wish changes.
  refusal text,
  primary key (list_id, tag_id, contact_id)
) with (fillfactor = 80);
create index tag_wishes_due on tag_wishes (list_id, tag_id, wished_at) where is_written is distinct from is_wanted and refusal is null;
create index tag_wishes_of_contacts on tag_wishes (list_id, contact_id);

-- The events of members in Mailchimp: one for each scan that counted, and one for each that was undone later.
create table member_events (
  list_id uuid not null references lists on delete cascade,
  scan_id uuid not null,
  is_undo boolean not null,
  contact_id uuid not null,
  occasion text not null,
  door text not null,
  number int not null,
  at timestamptz not null,
  -- asked: a call was made, and its answer has not come. refused: Mailchimp does not take it.
  state text not null default 'waiting' check (state in ('waiting', 'asked', 'sent', 'refused')),
  asked_at timestamptz,
  -- How often Mailchimp has it beyond the first time, after an answer was lost.
  doubled int not null default 0,
  primary key (list_id, scan_id, is_undo)
);
create index member_events_open on member_events (list_id, at) where state in ('waiting', 'asked');
create index member_events_of_contacts on member_events (list_id, contact_id);

do $$
declare
  walled text;
begin
  foreach walled in array array['attendance', 'list_tags', 'tag_wishes', 'member_events'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy own on %I using (list_id = (select acting_list()))', walled);
  end loop;
end
$$;
grant select, insert, update on attendance, tag_wishes, list_tags to listpass_app;
grant select, update, delete on member_events to listpass_app;
