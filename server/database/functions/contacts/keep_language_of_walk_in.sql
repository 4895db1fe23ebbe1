-- Keeps the language of the door that added the guest, once. Null: English, or a contact that no door added.
create or replace function keep_language_of_walk_in(p_list uuid, p_contact uuid, p_language text)
returns void
language sql
as $$
update walk_ins set language = p_language
  where list_id = p_list and contact_id = p_contact and language is null and p_language is not null;
$$;
