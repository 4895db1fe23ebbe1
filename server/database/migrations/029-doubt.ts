// What Mailchimp shows of a list is doubted: pages outside the planned places, contacts it counts and does not show, and
// when Listpass looks again.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db)
  await sql.raw(lookAgain).execute(db)
}

const columns = `
alter table batch_pages
  -- Read by the time of the last change, or contact by contact: no neighbour of the planned pages.
  add is_extra boolean not null default false,
  -- Archived members on the page: Mailchimp counts them in some accounts.
  add archived text[];

alter table batches
  -- How many members Mailchimp counted after the list was also read by the time of the last change; null before.
  add counted int,
  -- It ended without having read the whole list.
  add in_doubt boolean not null default false,
  -- The organiser has confirmed that so many contacts left the list.
  add may_remove int not null default 0,
  -- How many contacts the finished batch has worked on, each counted once.
  add processed int,
  add failed int;

alter table lists
  -- What the last batch could not settle, in words; null when it read the whole list.
  add doubt text,
  -- Contacts that are missing in Mailchimp, and are removed only when the organiser confirms it.
  add unconfirmed int not null default 0,
  -- When Listpass syncs again by itself, and how often it has done so for this doubt.
  add look_again_at timestamptz,
  add looks int not null default 0;

create index on lists (look_again_at) where look_again_at is not null;
`

const lookAgain = `
create function lists_to_look_at_again() returns table (list_id uuid)
language sql stable security definer set search_path = listpass, pg_temp as $$
  select l.id from lists l
  join accounts a on a.id = l.account_id and a.is_active and a.reconnect_since is null
  where l.look_again_at <= now() and l.gone_since is null
    and not exists (select from batches b where b.list_id = l.id and b.finished_at is null and b.cancelled_at is null)
$$;
`
