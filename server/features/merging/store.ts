import { sql } from 'kysely'
import type { comingRoles } from '#contract/merging.ts'
import { onlyRow } from '../../kernel/only-row.ts'
import type { Member } from '../../kernel/team.ts'
import type { Database, Tx } from '../../database/open.ts'

export type StoredAsk = { id: string; teamName: string; askedAt: Date }

export type Sharing = { others: number; apart: number; isApart: boolean; askedAt: Date | null; asks: StoredAsk[] }

/** What a list shares with lists of other teams. `asks`: the oldest request first. */
export async function findSharing(tx: Tx, listId: string): Promise<Sharing> {
  const { rows } = await sql<Omit<Sharing, 'asks'>>`
    select others, apart, is_apart as "isApart", asked_at as "askedAt" from sharing_of(${listId})`.execute(tx)
  const { rows: asks } = await sql<StoredAsk>`
    select id, team_name as "teamName", asked_at as "askedAt" from asks_for(${listId})`.execute(tx)
  return { ...onlyRow(rows), asks }
}

/** False when the request is already open. */
export async function addAsk(tx: Tx, listId: string, id: string): Promise<boolean> {
  const added = await tx
    .insertInto('merge_asks')
    .values({ list_id: listId, id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** False when no request is open. */
export async function takeAsk(tx: Tx, listId: string): Promise<boolean> {
  const taken = await tx.deleteFrom('merge_asks').where('list_id', '=', listId).executeTakeFirst()
  return taken.numDeletedRows === 1n
}

/** The owners of other teams who get the request, each with their list. */
export async function findPeopleToTell(tx: Tx, listId: string): Promise<{ personId: string; listId: string }[]> {
  const { rows } = await sql<{ personId: string; listId: string }>`
    select person_id as "personId", list_id as "listId" from people_to_tell(${listId})`.execute(tx)
  return rows
}

/** False when nothing changed. */
export async function setApart(tx: Tx, listId: string, isApart: boolean): Promise<boolean> {
  if (!isApart) {
    const gone = await tx.deleteFrom('lists_apart').where('list_id', '=', listId).executeTakeFirst()
    return gone.numDeletedRows === 1n
  }
  const added = await tx
    .insertInto('lists_apart')
    .values({ list_id: listId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** The list of an open request. */
export async function findAskingList(tx: Tx, listId: string, askId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select list_of_ask(${listId}, ${askId}) as id`.execute(tx)
  return onlyRow(rows).id ?? undefined
}

export type Merged = {
  outcome: 'merged' | 'merged_before' | 'gone' | 'no_codes' | 'busy'
  /** The asking team, and the place of its webhook. Null unless this call merged the lists. */
  teamId: string | null
  accountId: string | null
  mailchimpId: string | null
  webhookId: string | null
  /** Contacts that both lists had, contacts that came along, and scans that came along. */
  united: number
  moved: number
  scans: number
}

/** Undefined when the acting team has no such list. */
export async function mergeLists(
  tx: Tx,
  asked: { askId: string; listId: string; people: (typeof comingRoles)[number]; member: Member; recordIds: string[] },
): Promise<Merged | undefined> {
  const { rows } = await sql<Merged>`
    select outcome, team_id as "teamId", account_id as "accountId", mailchimp_id as "mailchimpId",
      webhook_id as "webhookId", united, moved, scans
    from merge_lists(${asked.askId}, ${asked.listId}, ${asked.people}, ${JSON.stringify(asked.member)}::jsonb,
      ${asked.recordIds}::uuid[])`.execute(tx)
  return rows[0]
}

/** The owners of the team that asked. */
export async function findAskers(tx: Tx, askId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from askers_of_merge(${askId})`.execute(tx)
  return rows.map(({ id }) => id)
}

export type Told = {
  name: string
  email: string
  teamId: string
  teamName: string
  listName: string
  isDone: boolean
}

/** The content of a letter; undefined when this person no longer needs it. */
export async function findTold(
  { open }: Database,
  { askId, listId, personId }: { askId: string; listId: string; personId: string },
): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select name, email, team_id as "teamId", team_name as "teamName", list_name as "listName", is_done as "isDone"
    from merge_letter(${askId}, ${listId}, ${personId})`.execute(open)
  return rows[0]
}
