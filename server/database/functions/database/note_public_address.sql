-- Records the present public address, and returns the addresses that it replaced, the latest first.
create or replace function note_public_address(present text) returns setof public_addresses
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  update public_addresses set replaced_at = now() where public_url <> present and replaced_at is null;
  insert into public_addresses (public_url) values (present)
  on conflict (public_url) do update set replaced_at = null where public_addresses.replaced_at is not null;
  return query select * from public_addresses a where a.replaced_at is not null order by a.replaced_at desc, a.public_url;
end
$$;
