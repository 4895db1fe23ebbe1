-- What follows an occasion: segments and a reminder in Mailchimp, and how its emails did (docs/decisions/0081).

-- What Listpass made in Mailchimp for an occasion. A main occasion needs no row of its own for it.
create table follow_ups (
  list_id uuid not null references lists on delete cascade,
  occasion_id uuid not null,
  kind text not null check (kind in ('came', 'stayed_away', 'no_code', 'reminder')),
  -- Mailchimp's id of the segment or draft. Null: it was asked for, and Mailchimp has not answered.
  made_id text,
  -- The number of a draft in the addresses of Mailchimp's pages.
  web_id bigint,
  -- The sent campaign that it is about; null for the whole list.
  campaign_id text,
  begun_at timestamptz not null,
  made_at timestamptz,
  primary key (list_id, occasion_id, kind)
);

-- A list's newest sent campaigns, as Mailchimp last showed them. `sent` includes `bounced`. Both are null without a report.
create table sent_campaigns (
  list_id uuid not null references lists on delete cascade,
  id text not null,
  web_id bigint,
  title text not null,
  subject text not null,
  sent_at timestamptz,
  sent int,
  bounced int,
  read_at timestamptz not null,
  primary key (list_id, id)
);

-- The day on which the page of a contact's code was first opened for an occasion, in UTC. No address, device or time of day.
create table page_openings (
  list_id uuid not null references lists on delete cascade,
  occasion_id uuid not null,
  contact_id uuid not null,
  opened_on date not null,
  primary key (list_id, occasion_id, contact_id)
);

alter table page_openings enable row level security;
create policy own on page_openings using (list_id = (select acting_list()));
-- Written by functions alone.
grant select on page_openings to listpass_app;
alter table follow_ups enable row level security;
create policy own on follow_ups using (list_id = (select acting_list()));
grant select, insert, update on follow_ups to listpass_app;
alter table sent_campaigns enable row level security;
create policy own on sent_campaigns using (list_id = (select acting_list()));
grant select, insert, update, delete on sent_campaigns to listpass_app;
