-- The language of the person's browser, for letters to a person who has chosen no language. Null: the letters are in English.
alter table users
  add column browser_language text check (browser_language in ('en', 'de', 'fr', 'es', 'nl', 'pt'));
