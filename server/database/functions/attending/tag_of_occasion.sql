-- The tag of the contacts that came to an occasion. It is named after the occasion when the first contact came, and keeps
-- its name: the organiser's automations use it. A name that another tag has gets a number.
create or replace function tag_of_occasion(p_list uuid, p_occasion uuid) returns uuid
language plpgsql security definer set search_path = listpass, pg_temp as $$
declare
  found_id uuid;
  title text;
  attempted text;
begin
  -- One at a time for a list, or two occasions would choose the same name.
  perform from attendance where list_id = p_list for update;
  for nth in 1 .. 1000 loop
    select t.id into found_id from list_tags t where t.list_id = p_list and t.occasion_id = p_occasion;
    if found_id is not null then return found_id; end if;
    title := coalesce(title, name_of_tag(p_list, p_occasion));
    attempted := case when nth = 1 then title else left(title, 93) || ' (' || nth || ')' end;
    insert into list_tags (list_id, occasion_id, name) values (p_list, p_occasion, attempted) on conflict do nothing
    returning id into found_id;
    if found_id is not null then return found_id; end if;
  end loop;
  raise exception 'no name is left for a tag';
end
$$;
