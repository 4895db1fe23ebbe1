-- What decides the entries of a list has changed for all contacts at once: doors read the whole list again.
create or replace function note_changed_rules(p_list uuid)
returns void
language sql security definer
set search_path = listpass, pg_temp
as $$
insert into contact_changes (list_id) values (p_list);
$$;
