-- A contact's search text: one line, without case and accents. Most text is ASCII, recognised by its length in bytes.
-- It begins with the email in sort form, so that lines sort like emails.
create or replace function search_line(email text, merge_fields jsonb, display_field text)
returns text
language plpgsql immutable parallel safe
as $$
declare
  line text := lower(email || ' ' || display_value(merge_fields, '', display_field)
    || case when display_field is null then '' else ' ' || display_value(merge_fields, '', null) end);
begin
  if octet_length(line) <> length(line) then
    line := lower(email) || ' ' || regexp_replace(normalize(line, nfkd), '[\u0300-\u036f]', '', 'g');
  end if;
  return translate(line, E'\n\r', '  ');
end
$$;
