-- A contact's search text: one line, folded, with other spellings of the name. Most text is ASCII, recognised by its length
-- in bytes. The line begins with the email in sort form, so that lines sort like emails.
create or replace function search_line(email text, merge_fields jsonb, display_field text)
returns text
language plpgsql immutable parallel safe
as $$
declare
  names text := display_value(merge_fields, '', display_field)
    || case when display_field is null then '' else ' ' || display_value(merge_fields, '', null) end;
  plain text := folded(names);
  line text := lower(email);
begin
  if octet_length(line) <> length(line) or line ~ '[''`]' then
    line := line || ' ' || folded(email);
  end if;
  return translate(line || ' ' || plain || other_spellings(names, plain), E'\n\r', '  ');
end
$$;
