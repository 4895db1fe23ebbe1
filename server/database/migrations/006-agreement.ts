// What it takes to know that a list was read whole, and which reading of a member is the newest.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
-- When Mailchimp last told or took what stands here: what was read of a member before then is old news.
alter table contacts add heard_at timestamptz not null default now();

-- A list whose members moved while it was read is read again, as often as this says.
alter table batches
  add pass int not null default 1,
  add pass_began_at timestamptz not null default now();

alter table batch_pages
  -- In which pass the page was last read.
  add pass int not null default 0,
  -- How many members it had, and how many Mailchimp said there are in all.
  add members int,
  add total int,
  -- The members at both ends: neighbours share some, as long as nobody slipped between them.
  add head text[],
  add tail text[],
  -- Contacts that were on the page, that count for it and not for a neighbour, whose values differed, and who got another
  -- code than the one they brought along. One row a page, however many contacts: gone when the batch is over.
  add seen uuid[],
  add counted uuid[],
  add repaired uuid[] not null default '{}',
  add replaced uuid[] not null default '{}';
`,
    )
    .execute(db)
}
