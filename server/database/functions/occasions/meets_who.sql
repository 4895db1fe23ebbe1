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
