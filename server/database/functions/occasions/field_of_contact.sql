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
