// Codes of an earlier tool may be guessed, such as ids that count up. They can be told from ours, and replaced.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [adopted, retired]) await sql.raw(part).execute(db)
}

const adopted = `
-- As isOwnCode in domain/code.ts: our symbols, with a weighted sum that fits.
create function is_own_code(code text) returns boolean language sql immutable parallel safe as $$
  select code ~ '^[2-9A-HJKMNP-Z]{24}$' and (
    select sum((25 - place) * (strpos('23456789ABCDEFGHJKMNPQRSTUVWXYZ', substr(code, place, 1)) - 1)) % 31 = 0
    from generate_series(1, 24) as place)
$$;
`

const retired = `
-- Codes of an earlier tool that were replaced. No door knows them, and no contact gets them again.
create table retired_codes (
  list_id uuid not null references lists on delete cascade,
  contact_id uuid not null,
  code_key text not null,
  retired_at timestamptz not null default now(),
  primary key (list_id, contact_id),
  unique (list_id, code_key)
);
alter table retired_codes enable row level security;
create policy own on retired_codes using (list_id = (select acting_list()));
grant select, insert on retired_codes to listpass_app;
`
