-- A number field of the list as the size of a party (docs/decisions/0092).

alter table lists
  -- The tag of the field; null where the maximum is the organiser's.
  add column party_field text;
