-- The conditions for entries of these contacts have changed, so doors read them again.
create or replace function note_changed_contacts(p_list uuid, p_contacts uuid[]) returns void
language sql security definer set search_path = listpass, pg_temp as $$
insert into waiting_changes (list_id, contact_id) select p_list, c from unnest(p_contacts) c;
$$;
