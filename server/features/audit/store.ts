import { sql } from 'kysely'
import type { AuditAction, PersonalAction } from '#contract/audit.ts'
import type { Role } from '#domain/role.ts'
import type { Database, Tx } from '../../database/open.ts'
import type { Member } from '../../kernel/team.ts'

export type Details = Record<string, string | number | boolean>

type Change<Action> = { id: string; who: string; action: Action; details: Details }

export type AuditRecord = Change<AuditAction> & {
  teamId: string
  member: Member | undefined
  listId: string | undefined
}

export async function addRecord(tx: Tx, record: AuditRecord): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: record.id,
      owner_id: record.teamId,
      list_id: record.listId ?? null,
      who: record.who,
      member_id: record.member?.id ?? null,
      member_name: record.member?.name ?? null,
      member_role: record.member?.role ?? null,
      action: record.action,
      details: JSON.stringify(record.details),
    })
    .execute()
}

export async function addPersonalRecord(
  tx: Tx,
  { id, personId, who, action, details }: Change<PersonalAction> & { personId: string },
): Promise<void> {
  await tx
    .insertInto('personal_log')
    .values({ id, person_id: personId, who, action, details: JSON.stringify(details) })
    .execute()
}

export type StoredRecord = Change<AuditAction> & {
  at: Date
  /** Null for doors, for Listpass itself, and in records from before teams. */
  memberId: string | null
  memberName: string | null
  memberRole: Role | null
  /** Null if the change concerned no list, or if the list is gone. */
  listId: string | null
  listName: string | null
}

type Page = { after: string | undefined; count: number }

/**
 * The records, newest first; ids are in the order of creation. `after` is the last id of the previous page. Undefined
 * if this team has no such list.
 */
export async function findRecords(
  database: Database,
  teamId: string,
  { after, list, count }: Page & { list: string | undefined },
): Promise<StoredRecord[] | undefined> {
  return database.as({ team: teamId }, async (tx) => {
    if (list !== undefined && !(await hasList(tx, teamId, list))) return undefined
    const { rows } = await sql<StoredRecord>`
      select a.id, a.at, a.who, a.member_id as "memberId", a.member_name as "memberName", a.member_role as "memberRole",
        a.action, a.details, l.id as "listId", l.name as "listName"
      from audit_log a left join lists l on l.id = a.list_id and l.owner_id = a.owner_id
      where a.owner_id = ${teamId}
        ${list === undefined ? sql`` : sql`and a.list_id = ${list}`}
        ${after === undefined ? sql`` : sql`and a.id < ${after}`}
      order by a.id desc limit ${count}`.execute(tx)
    return rows
  })
}

/** The records of a person's own account, the newest first. */
export async function findPersonalRecords(
  database: Database,
  personId: string,
  { after, count }: Page,
): Promise<StoredRecord[]> {
  return database.as({ person: personId }, async (tx) => {
    const { rows } = await sql<StoredRecord>`
      select id, at, who, null::uuid as "memberId", null::text as "memberName", null::text as "memberRole", action, details,
        null::uuid as "listId", null::text as "listName"
      from personal_log where person_id = ${personId} ${after === undefined ? sql`` : sql`and id < ${after}`}
      order by id desc limit ${count}`.execute(tx)
    return rows
  })
}

async function hasList(tx: Tx, teamId: string, list: string): Promise<boolean> {
  const found = await tx
    .selectFrom('lists')
    .select('id')
    .where('owner_id', '=', teamId)
    .where('id', '=', list)
    .executeTakeFirst()
  return found !== undefined
}
