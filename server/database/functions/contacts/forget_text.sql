-- Deletes the search texts that contain an erased contact, and rewrites the other contacts of those rows.
create or replace function forget_text() returns trigger
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  others uuid[];
begin
  with gone as (
    delete from contact_texts where list_id = new.list_id and contact_ids @> array[new.id] returning contact_ids
  )
  select array_agg(distinct id) into others from gone, unnest(contact_ids) as o (id);
  perform keep_texts(new.list_id, others);
  return null;
end
$$;
