-- A setting of an occasion changes all of its entries at once: its doors read the list again.
create or replace function note_changed_occasion() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  perform note_changed_entries(new.list_id, new.id);
  return null;
end
$$;
