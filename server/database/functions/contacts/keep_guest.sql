-- Makes a contact of a guest whom a door adds, with the code that the door made. False if the list has a contact with the
-- guest's email, or with this id. Called by take_in_guests, which has checked the door and the code.
create or replace function keep_guest(
  p_list uuid, p_contact uuid, p_code text, p_email text, p_fields jsonb, p_most int, p_door text, p_consents boolean,
  p_at timestamptz, p_language text
) returns boolean
language plpgsql set search_path = listpass, pg_temp as $$
begin
  insert into contacts (list_id, id, member_hash, email, status, merge_fields, code, max_scans)
  values (p_list, p_contact, hash_of_guest(p_contact, p_email), p_email, 'door', p_fields, p_code, p_most)
  on conflict do nothing;
  if not found then return false; end if;
  insert into walk_ins (list_id, contact_id, door, consent, added_at, language)
  select p_list, p_contact, p_door, case when p_consents then l.consent_words end, p_at, p_language from lists l where l.id = p_list;
  update lists set status_counts = add_counts(status_counts, '{"door": 1}') where id = p_list;
  if p_email <> '' then perform queue_writes(p_list, array[p_contact]); end if;
  return true;
end
$$;
