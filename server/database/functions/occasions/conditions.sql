-- Whom an occasion invites, and how many places a contact has there.

-- Whether an occasion is for this contact. No contact row: not invited.
create or replace function is_invited(o occasions, c contacts) returns boolean
language sql stable as $$
select c.id is not null and meets_who(o.who, c, case when o.who ->> 'kind' = 'field' then role_of_who(o.list_id, o.who) end,
  o.who ->> 'kind' = 'segment' and exists (
    select from occasion_guests g where g.list_id = o.list_id and g.occasion_id = o.id and g.contact_id = c.id));
$$;

-- Whether a contact meets the condition of an occasion. Fields are compared as rules compare them. p_role: the role of the
-- condition's field (field_of_contact). p_is_guest: the contact is in the occasion's segment, as last read.
create or replace function meets_who(p_who jsonb, c contacts, p_role text, p_is_guest boolean) returns boolean
language sql immutable parallel safe as $$
select case
  when p_who ->> 'kind' is null then true
  when p_who ->> 'kind' = 'segment' then p_is_guest
  when p_who ->> 'test' = 'is' then comparable(field_of_contact(c, p_who ->> 'tag', p_role)) = comparable(p_who ->> 'value')
  when p_who ->> 'test' = 'is_not' then comparable(field_of_contact(c, p_who ->> 'tag', p_role)) <> comparable(p_who ->> 'value')
  else comparable(field_of_contact(c, p_who ->> 'tag', p_role)) <> '' end;
$$;

-- The role of the field in an occasion's condition, if it is one of our three.
create or replace function role_of_who(p_list uuid, p_who jsonb) returns text
language sql stable as $$
select f.role from fields f where f.list_id = p_list and f.tag = p_who ->> 'tag' and f.gone_since is null limit 1;
$$;

-- A contact's value of a field, as rules see it. p_role: the role of the field if it is one of our three, else null.
create or replace function field_of_contact(c contacts, p_tag text, p_role text) returns text
language sql immutable parallel safe as $$
select case
  when p_tag = 'EMAIL' then c.email
  when p_role = 'code' then c.code
  when p_role = 'max' then c.max_scans::text
  when p_role = 'scans' then c.scan_count::text
  else c.merge_fields ->> p_tag end;
$$;

-- How many places a contact has at an occasion: its own number, or the contact's maximum.
create or replace function most_at(o occasions, p_maximum int) returns int
language sql immutable parallel safe as $$
select case when o.own_max is null or o.is_of_guest then p_maximum else o.own_max end;
$$;

-- A setting of an occasion changes all of its entries at once: its doors read the list again.
create or replace function note_changed_occasion() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  perform note_changed_entries(new.list_id, new.id);
  return null;
end
$$;
