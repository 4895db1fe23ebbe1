-- Makes a contact of a guest whom a door adds, with the code that the door made. If the list has a contact with the guest's email, the
-- code becomes a further code of that contact. Repeating it changes nothing. True if it made a contact.
-- Called by add_walk_ins, which has checked the door.
create or replace function keep_walk_in(
  p_list uuid,
  p_contact uuid,
  p_code text,
  p_email text,
  p_fields jsonb,
  p_most int,
  p_door text,
  p_consents boolean,
  p_at timestamptz
)
returns boolean
language plpgsql
set search_path = listpass, pg_temp
as $$
declare
  hash text := case when p_email = '' then 'door:' || p_contact else md5(lower(p_email)) end;
  known uuid;
begin
  perform hold_erasing(p_list);
  if contact_of_code(p_list, upper(p_code)) is not null
    or exists (select from retired_codes r where r.list_id = p_list and r.code_key = upper(p_code)) then
    return false;
  end if;
  insert into contacts (list_id, id, member_hash, email, status, merge_fields, code, max_scans)
  values (p_list, p_contact, hash, p_email, 'door', p_fields, p_code, p_most)
  on conflict do nothing;
  if found then
    insert into walk_ins (list_id, contact_id, door, consent, added_at)
    select p_list, p_contact, p_door, case when p_consents then l.consent_words end, p_at from lists l where l.id = p_list;
    update lists set status_counts = add_counts(status_counts, '{"door": 1}') where id = p_list;
    if p_email <> '' then perform queue_writes(p_list, array[p_contact]); end if;
    return true;
  end if;
  select id into known from contacts where list_id = p_list and member_hash = hash;
  if known is not null then
    insert into other_codes (list_id, code_key, contact_id) values (p_list, upper(p_code), known) on conflict do nothing;
    insert into waiting_changes (list_id, contact_id) values (p_list, known);
  end if;
  return false;
end
$$;
