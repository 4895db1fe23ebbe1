-- The language in which a scanner link opens a door. Null: the language of the device (docs/decisions/0098).

alter table scanner_links
  add column language text check (language in ('en', 'de', 'fr', 'es', 'nl', 'pt'));
