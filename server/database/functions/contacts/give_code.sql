-- Gives a door's code to the contact that the list has with the guest's email.
create or replace function give_code(
  p_list uuid, p_contact uuid, p_code text, p_email text, p_door text, p_link uuid
) returns void
language plpgsql set search_path = listpass, pg_temp as $$
declare
  known uuid := (select id from contacts where list_id = p_list and member_hash = hash_of_guest(p_contact, p_email));
begin
  if known is null then return; end if;
  insert into other_codes (list_id, code_key, contact_id, came_as, door, link_id)
  values (p_list, upper(p_code), known, p_contact, p_door, p_link);
  insert into waiting_changes (list_id, contact_id) values (p_list, known);
end
$$;
