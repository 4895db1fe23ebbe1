-- Whether a door may add guests: those of members may, a scanner link needs the right.
create or replace function adds_guests(p_list uuid, p_link uuid) returns boolean
language sql stable as $$
select p_link is null or exists (select from scanner_links k where k.list_id = p_list and k.id = p_link and k.may_add);
$$;
