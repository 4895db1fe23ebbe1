import type { Tx } from '../../database/open.ts'

export type AuditRecord = {
  id: string
  ownerId: string
  listId: string | undefined
  who: string
  action: string
  details: Record<string, unknown>
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
