-- Whether the list has this guest with this code already: the door repeats itself.
create or replace function is_guest_kept(p_list uuid, p_contact uuid, p_code text) returns boolean
language sql stable as $$
select exists (select from contacts c where c.list_id = p_list and c.id = p_contact and c.code_key = upper(p_code))
  or exists (select from other_codes o where o.list_id = p_list and o.code_key = upper(p_code) and o.came_as = p_contact);
$$;
