-- The contact with this code: its current code, or a further one that a door gave.
create or replace function contact_of_code(p_list uuid, p_code text) returns uuid
language plpgsql stable security definer set search_path = listpass, pg_temp as $$
declare
  found_id uuid := (select id from contacts where list_id = p_list and code_key = p_code);
begin
  return coalesce(found_id, (select contact_id from other_codes where list_id = p_list and code_key = p_code));
end
$$;
