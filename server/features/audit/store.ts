import { sql } from 'kysely'
import type { AuditAction } from '#contract/audit.ts'
import type { Database, Tx } from '../../database/open.ts'

export type Details = Record<string, string | number | boolean>

export type AuditRecord = {
  id: string
  ownerId: string
  listId: string | undefined
  who: string
  action: AuditAction
  details: Details
}

export async function addRecord(tx: Tx, record: AuditRecord): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: record.id,
      owner_id: record.ownerId,
      list_id: record.listId ?? null,
      who: record.who,
      action: record.action,
      details: JSON.stringify(record.details),
    })
    .execute()
}

export type StoredRecord = {
  id: string
  at: Date
  who: string
  action: AuditAction
  details: Details
  /** Null if the change concerned no list, or if the list is gone. */
  listId: string | null
  listName: string | null
}

type Asked = { after: string | undefined; list: string | undefined; count: number }

/** The newest first; their ids are in the order in which they were made. `after` is the one that the page before ended
 * with. Undefined when this person has no such list. */
export async function findRecords(
  database: Database,
  personId: string,
  { after, list, count }: Asked,
): Promise<StoredRecord[] | undefined> {
  return database.as({ person: personId }, async (tx) => {
    if (list !== undefined && !(await hasList(tx, personId, list))) return undefined
    const { rows } = await sql<StoredRecord>`
      select a.id, a.at, a.who, a.action, a.details, l.id as "listId", l.name as "listName"
      from audit_log a left join lists l on l.id = a.list_id and l.owner_id = a.owner_id
      where a.owner_id = ${personId}
        ${list === undefined ? sql`` : sql`and a.list_id = ${list}`}
        ${after === undefined ? sql`` : sql`and a.id < ${after}`}
      order by a.id desc limit ${count}`.execute(tx)
    return rows
  })
}

async function hasList(tx: Tx, personId: string, list: string): Promise<boolean> {
  const found = await tx
    .selectFrom('lists')
    .select('id')
    .where('owner_id', '=', personId)
    .where('id', '=', list)
    .executeTakeFirst()
  return found !== undefined
}
