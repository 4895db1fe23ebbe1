-- Removes these additional codes from a list of the acting team, and returns them.
create or replace function take_further_codes(p_list uuid, p_keys text[]) returns table (
  contact_id uuid, code_key text, code_number bigint
)
language plpgsql security definer set search_path = listpass, pg_temp as $$
#variable_conflict use_column
declare
  -- The tables' owner has no row-level security. This condition replaces it.
  l uuid := (select id from lists where id = p_list and owner_id = acting_team());
begin
  if exists (select from other_codes o where o.list_id = l and o.code_key = any (p_keys)) then
    insert into waiting_changes (list_id) values (l);
  end if;
  return query delete from other_codes o where o.list_id = l and o.code_key = any (p_keys)
  returning o.contact_id, o.code_key, o.code_number;
end
$$;
