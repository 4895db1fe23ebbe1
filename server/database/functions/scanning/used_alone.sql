-- How many places a contact has used up at an occasion that counts alone: today's entries, the people inside, or all
-- entries.
create or replace function used_alone(o occasions, p_entries int, p_inside int, p_today int) returns int
language sql immutable parallel safe as $$
select case o.again when 'daily' then p_today when 'after_exit' then p_inside else p_entries end;
$$;
