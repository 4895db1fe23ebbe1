-- Which statuses of Mailchimp count as guests of a list (docs/decisions/0070). All of them, until the organiser chooses.

alter table lists
  -- The statuses that do not count. A status that Listpass does not know counts.
  add column uncounted text[] not null default '{}',
  -- Whether doors let in contacts that do not count.
  add column admits_uncounted boolean not null default true,
  -- The statuses that no door lets in; null for none.
  add column kept_out text[] generated always as (case when not admits_uncounted then uncounted end) stored,
  -- How many contacts are in the list now, by status, as last counted.
  add column status_counts jsonb not null default '{}',
  add constraint lists_some_status_counts check (
    uncounted <@ array['subscribed', 'transactional', 'unsubscribed', 'cleaned', 'pending']
    and not uncounted @> array['subscribed', 'transactional', 'unsubscribed', 'cleaned', 'pending']
  );

-- functions: count_statuses
update lists set status_counts = count_statuses(id);

-- functions: guests_among, count_guests
create trigger count_guests before update of status_counts, uncounted on lists
for each row execute function count_guests();

-- functions: note_changed_list, note_changed_status
create trigger note_kept_out after update of uncounted, admits_uncounted on lists
for each row when (old.kept_out is distinct from new.kept_out) execute function note_changed_list();
create trigger note_changed_status after update of status on contacts
for each row when (old.status <> new.status) execute function note_changed_status();
