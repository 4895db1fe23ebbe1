-- The language of the person's browser, for letters to a person who has chosen no language. Null: not known, English letters.
alter table users
  add column browser_language text check (browser_language in ('en', 'de', 'fr', 'es', 'nl', 'pt'));
