-- A contact's search text: one line of the words of the name in all spellings, then up to four neighbours joined, as
-- domain/searched.ts. Most text is ASCII, recognised by its length in bytes. The line begins with the email in sort form, so
-- that lines sort like emails. A space is before and after each word, so that a search can ask for a whole one.
create or replace function search_line(email text, merge_fields jsonb, display_field text) returns text
language plpgsql immutable parallel safe as $$
declare
  names text := display_value(merge_fields, '', display_field)
    || case when display_field is null then '' else ' ' || display_value(merge_fields, '', null) end;
  plain text := folded(names);
  line text := lower(email);
  words text[];
begin
  if octet_length(line) <> length(line) or line ~ '[''`]' then
    line := line || ' ' || folded(email);
  end if;
  words := string_to_array(name_words(plain || other_spellings(names, plain)), ' ');
  line := line || ' ' || array_to_string(words, ' ') || ' ';
  for nth in 1 .. cardinality(words) - 1 loop
    line := line || joined(array_to_string(words[nth:nth + 3], ''));
    -- The family's name comes first in scripts without spaces between words, and a list has it last.
    if octet_length(words[nth]) <> length(words[nth]) and words[nth] || words[nth + 1]
      ~ '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]' then
      line := line || joined(words[nth + 1] || words[nth]);
    end if;
  end loop;
  return translate(line, E'\n\r', '  ');
end
$$;
