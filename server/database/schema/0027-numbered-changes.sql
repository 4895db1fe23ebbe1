-- Changes of contacts have numbers of their list, so that doors' cursors survive a move to another installation, a
-- restore and a failover (docs/decisions/0095).

-- Changes without a number yet. Every writer adds here and waits for nobody. number_changes gives committed ones their
-- numbers. No foreign key to the list, because each contact would look it up: forget_contact_changes deletes the rows.
create table waiting_changes (
  list_id uuid not null,
  id bigint generated always as identity,
  contact_id uuid,
  -- As in contact_changes.
  occasion_id uuid,
  at timestamptz not null default now(),
  primary key (list_id, id)
);
alter table waiting_changes enable row level security;
create policy own on waiting_changes using (list_id = (select acting_list()));
-- Written by functions alone.
grant select on waiting_changes to listpass_app;

-- Doors read their lists once more after this upgrade, because their cursors name transactions.
truncate contact_changes;
drop index contact_changes_list;
alter table contact_changes
  -- Unused. It is for servers of the previous release; the next release removes it, and lists.changes_swept.
  alter column xid drop not null,
  alter column xid drop default,
  -- Without gaps from 1. A higher number became visible later.
  add column no bigint not null,
  -- When the change got its number.
  alter column at drop default,
  add primary key (list_id, no);
