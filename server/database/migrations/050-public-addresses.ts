// The addresses that this installation had: emails that were sent before a change go on holding the former one.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(addresses).execute(db)
}

const addresses = `
create table public_addresses (
  public_url text primary key,
  replaced_at timestamptz
);

-- Notes the present address, and answers the ones that it replaced.
create function note_public_address(present text) returns setof public_addresses
language plpgsql security definer set search_path = listpass, pg_temp as $$
begin
  update public_addresses set replaced_at = now() where public_url <> present and replaced_at is null;
  insert into public_addresses (public_url) values (present)
  on conflict (public_url) do update set replaced_at = null where public_addresses.replaced_at is not null;
  return query select * from public_addresses a where a.replaced_at is not null order by a.replaced_at desc, a.public_url;
end $$;
`
