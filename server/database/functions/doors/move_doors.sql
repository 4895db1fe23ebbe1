-- Moves the scanner links of a list to another list. Their sessions move too, so no door has to be opened again.
create or replace function move_doors(p_from uuid, p_into uuid)
returns void
language sql security definer
set search_path = listpass, pg_temp
as $$
update scanner_links set list_id = p_into where list_id = p_from;
$$;
