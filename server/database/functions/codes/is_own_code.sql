-- The same as isOwnCode in domain/code.ts: our symbols, with a correct weighted sum.
create or replace function is_own_code(code text) returns boolean
language sql immutable parallel safe as $$
select code ~ '^[2-9A-HJKMNP-Z]{24}$' and (
  select sum((25 - place) * (strpos('23456789ABCDEFGHJKMNPQRSTUVWXYZ', substr(code, place, 1)) - 1)) % 31 = 0
  from generate_series(1, 24) as place);
$$;
