-- True if a rebuild would speed up searches: many contacts have separate rows, or the list has grown by a quarter.
-- Short lists are quick to read anyway.
create or replace function texts_want_rebuilding(p_list uuid) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
select not l.texts_are_right
  or (select count(*) > 2000 from contact_texts t where t.list_id = l.id and cardinality(t.contact_ids) < 8)
  or (select sum(cardinality(t.contact_ids)) > greatest(20000, 1.25 * l.texts_rebuilt_of)
    from contact_texts t where t.list_id = l.id)
from lists l where l.id = p_list;
$$;
