-- Makes the doors of one occasion, or of all occasions, read the list again.
create or replace function note_changed_entries(p_list uuid, p_occasion uuid) returns void
language sql security definer set search_path = listpass, pg_temp as $$
insert into waiting_changes (list_id, occasion_id) values (p_list, p_occasion);
$$;
