-- Takes away the further codes of a list that are not ours, and answers with them.
create or replace function forget_guessable_codes(p_list uuid)
returns table (contact_id uuid, code_key text)
language sql security definer
set search_path = listpass, pg_temp
as $$
with gone as (
  delete from other_codes where list_id = p_list and list_id = acting_list() and not is_own_code(code_key)
  returning contact_id, code_key
), noted as (
  insert into contact_changes (list_id) select p_list from gone limit 1
)
select contact_id, code_key from gone;
$$;
