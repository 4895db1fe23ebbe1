-- The languages of organisers, of doors, and of the guests whom doors add (docs/decisions/0098).

-- The language of the person's screens and letters. Null: that of the browser.
alter table users
  add column language text check (language in ('en', 'de', 'fr', 'es', 'nl', 'pt'));

-- In which language the link opens a door. Null: the language of the device.
alter table scanner_links
  add column language text check (language in ('en', 'de', 'fr', 'es', 'nl', 'pt'));

-- The language of the door that added the guest. Null: English.
alter table walk_ins
  add column language text check (language in ('en', 'de', 'fr', 'es', 'nl', 'pt'));
