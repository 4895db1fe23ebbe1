-- A contact's first and last name. Empty without one.
create or replace function whole_name(merge_fields jsonb) returns text
language sql immutable parallel safe as $$
select trim(first_name(merge_fields) || ' ' || last_name(merge_fields));
$$;
