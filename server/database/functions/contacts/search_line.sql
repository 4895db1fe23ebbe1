-- The text of a contact that a search reads, in one line, without case and accents. Most text is ASCII, which its
-- length shows. It begins with the email as contacts are ordered by it, so that lines stand in the order of emails.
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
