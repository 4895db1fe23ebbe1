-- Guests whom doors add (docs/decisions/0089).

alter table lists
  -- The words of the box by which a guest agrees to emails; null for no box.
  add column consent_words text,
  add constraint lists_consent_words check (length(consent_words) between 1 and 200);

-- The right of a link to add guests.
alter table scanner_links add column may_add boolean not null default false;

-- How a contact came into the list, if a door added it. Its status is 'door' until Mailchimp has it, and stays so without an email.
create table walk_ins (
  list_id uuid not null references lists on delete cascade,
  contact_id uuid not null,
  door text not null,
  -- The words that the guest has agreed to; null if the guest has not.
  consent text,
  added_at timestamptz not null,
  primary key (list_id, contact_id)
);
alter table walk_ins enable row level security;
create policy own on walk_ins using (list_id = (select acting_list()));
-- Written by functions alone.
grant select on walk_ins to listpass_app;
