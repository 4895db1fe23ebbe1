-- Guests whom a door adds as contacts. take_in_guests of scanning calls these.

-- Whether the list has this guest with this code already: the door repeats itself.
create or replace function is_guest_kept(p_list uuid, p_contact uuid, p_code text) returns boolean
language sql stable as $$
select exists (select from contacts c where c.list_id = p_list and c.id = p_contact and c.code_key = upper(p_code))
  or exists (select from other_codes o where o.list_id = p_list and o.code_key = upper(p_code) and o.came_as = p_contact);
$$;

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
  select p_list, p_contact, p_door, case when p_consents then l.settings ->> 'consent_words' end, p_at, p_language
  from lists l where l.id = p_list;
  update lists set status_counts = add_counts(status_counts, '{"door": 1}') where id = p_list;
  if p_email <> '' then perform queue_writes(p_list, array[p_contact]); end if;
  return true;
end
$$;

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

-- The key of a guest whom a door adds: Mailchimp's key of the email, or one of ours without an email.
create or replace function hash_of_guest(p_contact uuid, p_email text) returns text
language sql immutable as $$
select case when p_email = '' then 'door:' || p_contact else md5(lower(p_email)) end;
$$;

-- Whether a contact is a guest whom a door added, and whom Mailchimp does not have. The planner inlines it.
create or replace function is_only_here(status text, held_code text) returns boolean
language sql immutable parallel safe as $$
select status = 'door' and held_code is null;
$$;
