-- Rewrites all search texts of a list, sorted by last name. The lock prevents adding or erasing contacts of the list
-- meanwhile.
create or replace function rebuild_texts(p_list uuid) returns void
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  many int;
begin
  perform pg_advisory_xact_lock(hashtextextended('erasing in ' || p_list, 0));
  update lists set texts_are_right = true where id = p_list;
  delete from contact_texts where list_id = p_list;
  with written as (
    insert into contact_texts (list_id, contact_ids, lines)
    select p_list, array_agg(id order by nth), string_agg(line, E'\n' order by nth)
    from (
      select x.id, x.nth, (x.nth - 1) / 32 as block, search_line(x.email, x.merge_fields, x.display_field) as line
      from (
        select c.id, c.email, c.merge_fields, l.display_field,
          row_number() over (order by lower(nullif(last_name(c.merge_fields), '')), c.email_key) as nth
        from contacts c join lists l on l.id = c.list_id where c.list_id = p_list and c.erased_at is null
      ) x
    ) lines
    group by block
    returning cardinality(contact_ids) as size
  )
  select coalesce(sum(size), 0) into many from written;
  update lists set texts_rebuilt_of = many where id = p_list;
end
$$;
