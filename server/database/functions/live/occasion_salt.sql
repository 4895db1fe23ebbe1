-- The salt of an occasion's entries. Each occasion has its own salt, so its entries do not match those of another
-- occasion.
create or replace function occasion_salt(p_salt bytea, p_list uuid, p_occasion uuid) returns bytea
language sql immutable parallel safe as $$
select case when p_occasion = p_list then p_salt else substring(sha256(p_salt || uuid_send(p_occasion)) for 16) end;
$$;
