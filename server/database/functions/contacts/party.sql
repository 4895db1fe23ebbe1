-- The maximum of a contact, by the party field of its list.

-- How many come in with a contact's code, by the number in this field: a whole number from 1 to 1,000,000. Null for anything
-- else. domain/party.ts reads the same.
create or replace function party_size(p_fields jsonb, p_tag text) returns int
language sql immutable set search_path = listpass, pg_temp as $$
  select case when text ~ '^[0-9]{1,7}$' and text::int between 1 and 1000000 then text::int end
  from (select btrim(p_fields->>p_tag) as text) s
$$;
