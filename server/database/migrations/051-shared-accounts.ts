// Two organisers may have connected one Mailchimp account. Each is told that there is another one, and nothing else of them.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(shared).execute(db)
}

const shared = `
create index accounts_mailchimp on accounts (mailchimp_id);

-- Whether another organiser has connected the same Mailchimp account. Answers for an account of the acting person only.
create function account_is_shared(wanted uuid) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
  select exists (select from accounts mine
    join accounts theirs on theirs.mailchimp_id = mine.mailchimp_id and theirs.owner_id <> mine.owner_id
    where mine.id = wanted and mine.owner_id = acting_person())
$$;

-- Whether another organiser works with the same list: they have its QR fields.
create function list_is_shared(wanted uuid) returns boolean
language sql stable security definer set search_path = listpass, pg_temp as $$
  select exists (select from lists mine
    join accounts on accounts.id = mine.account_id
    join accounts other on other.mailchimp_id = accounts.mailchimp_id and other.owner_id <> accounts.owner_id
    join lists theirs on theirs.account_id = other.id and theirs.mailchimp_id = mine.mailchimp_id
    join fields on fields.list_id = theirs.id
    where mine.id = wanted and mine.owner_id = acting_person())
$$;
`
