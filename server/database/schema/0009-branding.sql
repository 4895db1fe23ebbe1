-- How a list looks to its guests: on the page that a code opens, at a kiosk and on the door sheet
-- (docs/decisions/0071-the-guest-page.md).

-- A list without a row has no branding.
create table brandings (
  list_id uuid primary key references lists on delete cascade,
  -- The organiser's name as guests read it. Empty: none is shown.
  name text not null default '' check (char_length(name) <= 100),
  -- The place of occasions without a place of their own. Empty if unknown.
  place text not null default '' check (char_length(place) <= 200),
  accent text check (accent ~ '^#[0-9a-f]{6}$'),
  -- Whether the page of a code shows the guest's name. The page is public to everyone with the link.
  shows_guest boolean not null default false,
  -- The address of the logo. A new logo gets a new address, so browsers may cache each address for ever.
  logo_id uuid unique,
  -- A PNG that Listpass drew from the organiser's file.
  logo bytea check (octet_length(logo) <= 524288),
  constraint brandings_logo_has_address check ((logo is null) = (logo_id is null))
);
-- It is compressed already.
alter table brandings alter logo set storage external;

-- Empty: the place of the list's branding.
alter table occasions add column place text not null default '' check (char_length(place) <= 200);

-- The link of a code names no list, so this index finds the contact by the code alone. Only the guest page uses this
-- expression, so no plan of a scan changes.
create index contacts_by_code on contacts (hashtextextended(code_key, 0));
create index other_codes_by_code on other_codes (hashtextextended(code_key, 0));

alter table brandings enable row level security;
create policy own on brandings using (list_id = (select acting_list()));
grant select, insert, update on brandings to listpass_app;
