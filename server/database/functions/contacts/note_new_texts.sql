-- Writes the search texts of new contacts, unless all texts of the list will be rebuilt anyway.
create or replace function note_new_texts() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
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
