-- Several places of one contact at once (docs/decisions/0088).

alter table lists
  -- How doors count a code with more than one place left: one at a time, as many as staff say, or all.
  add column party text not null default 'one',
  add constraint lists_party check (party in ('one', 'ask', 'all'));

-- The first scan of the people who came in together; null for a scan alone.
alter table scans add column party_id uuid;
