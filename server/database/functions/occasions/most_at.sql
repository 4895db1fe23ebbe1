-- How many places a contact has at an occasion: its own number, or the contact's maximum.
create or replace function most_at(o occasions, p_maximum int) returns int
language sql immutable parallel safe as $$
select case when o.own_max is null or o.is_of_guest then p_maximum else o.own_max end;
$$;
