-- The name that a door gave a guest, if Mailchimp's fields hold nothing or only a part of it: it is kept beside them. Empty for any
-- other contact.
create or replace function own_names(c contacts, p_fields jsonb) returns jsonb
language sql stable as $$
select case when whole_name(c.merge_fields) <> whole_name(p_fields) and strpos(whole_name(c.merge_fields), whole_name(p_fields)) > 0
  and exists (select from walk_ins w where w.list_id = c.list_id and w.contact_id = c.id)
  then jsonb_build_object('name:first', first_name(c.merge_fields), 'name:last', last_name(c.merge_fields)) else '{}' end;
$$;
