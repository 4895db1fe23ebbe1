-- The search texts of contacts: how they are written, and kept right.

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

-- Writes the search texts of new contacts, unless all texts of the list will be rebuilt anyway. As everywhere, 32 are in a row:
-- in larger rows, two words would too often match by chance.
create or replace function note_new_texts() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  insert into contact_texts (list_id, contact_ids, lines)
  select list_id, array_agg(id), string_agg(line, E'\n')
  from (
    select a.list_id, a.id, (row_number() over (partition by a.list_id) - 1) / 32 as block,
      search_line(a.email, a.merge_fields, l.display_field) as line
    from added a join lists l on l.id = a.list_id where a.erased_at is null and l.texts_are_right
  ) lines
  group by list_id, block;
  return null;
end
$$;

-- Rewrites the search text of a contact whose email or fields have changed.
create or replace function note_changed_text() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
declare
  shown text := (select display_field from lists where id = new.list_id);
  line text := search_line(new.email, new.merge_fields, shown);
begin
  if line <> search_line(old.email, old.merge_fields, shown) then
    insert into contact_texts (list_id, contact_ids, lines) values (new.list_id, array[new.id], line);
  end if;
  return null;
end
$$;

-- Deletes the search texts that contain an erased contact, and rewrites the other contacts of those rows.
create or replace function forget_text() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
declare
  others uuid[];
begin
  with gone as (
    delete from contact_texts where list_id = new.list_id and contact_ids @> array[new.id] returning contact_ids
  )
  select array_agg(distinct id) into others from gone, unnest(contact_ids) as o (id);
  insert into contact_texts (list_id, contact_ids, lines)
  select new.list_id, array_agg(id order by nth), string_agg(line, E'\n' order by nth)
  from (
    select c.id, c.nth, (c.nth - 1) / 32 as block, search_line(c.email, c.merge_fields, l.display_field) as line
    from lists l cross join (
      select x.*, row_number() over (order by x.email_key) as nth from (
        select k.* from unnest(others) as i (id) cross join lateral (
          select * from contacts c where c.list_id = new.list_id and c.id = i.id and c.erased_at is null offset 0) k
      ) x
    ) c where l.id = new.list_id
  ) lines
  group by block;
  return null;
end
$$;

-- Marks a list's search texts as outdated, because another field is shown.
create or replace function doubt_texts() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  new.texts_are_right := false;
  return new;
end
$$;

-- Marks a list's search texts as outdated: a deleted rule leaves its values in a field that is shown.
create or replace function doubt_texts_of_rule() returns trigger
language plpgsql set search_path = listpass, pg_temp as $$
begin
  update lists set texts_are_right = false
  where id = old.list_id and old.then_field in ('FNAME', 'LNAME', display_field);
  return null;
end
$$;
