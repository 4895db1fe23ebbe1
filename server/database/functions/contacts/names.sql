-- Names of contacts as people read them.

-- A contact's display value at the door: the chosen field, otherwise the name, otherwise the email.
create or replace function display_value(merge_fields jsonb, email text, display_field text) returns text
language sql immutable parallel safe as $$
select left(coalesce(
  nullif(trim(shown_text(merge_fields ->> display_field)), ''),
  nullif(whole_name(merge_fields), ''),
  email), 255);
$$;

-- A contact's first and last name. Empty without one.
create or replace function whole_name(merge_fields jsonb) returns text
language sql immutable parallel safe as $$
select trim(first_name(merge_fields) || ' ' || last_name(merge_fields));
$$;

-- A contact's first name: under the key of Listpass (nameKeys in server/mailchimp/audience.ts), otherwise
-- Mailchimp's own field. Empty without one.
create or replace function first_name(merge_fields jsonb) returns text
language sql immutable parallel safe as $$
select trim(shown_text(coalesce(merge_fields ->> 'name:first', case when merge_fields ?| array['name:first', 'name:last'] then '' else
  merge_fields ->> 'FNAME' end, '')));
$$;

-- A contact's last name: under the key of Listpass (nameKeys in server/mailchimp/audience.ts), otherwise
-- Mailchimp's own field. Empty without one.
create or replace function last_name(merge_fields jsonb) returns text
language sql immutable parallel safe as $$
select trim(shown_text(coalesce(merge_fields ->> 'name:last', case when merge_fields ?| array['name:first', 'name:last'] then '' else
  merge_fields ->> 'LNAME' end, '')));
$$;

-- The name that a door gave a guest, if Mailchimp's fields hold nothing or only a part of it: it is kept beside them. Empty for any
-- other contact.
create or replace function own_names(c contacts, p_fields jsonb) returns jsonb
language sql stable as $$
select case when whole_name(c.merge_fields) <> whole_name(p_fields) and strpos(whole_name(c.merge_fields), whole_name(p_fields)) > 0
  and exists (select from walk_ins w where w.list_id = c.list_id and w.contact_id = c.id)
  then jsonb_build_object('name:first', first_name(c.merge_fields), 'name:last', last_name(c.merge_fields)) else '{}' end;
$$;
