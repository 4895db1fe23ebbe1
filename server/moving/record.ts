import { randomUUIDv7 } from 'node:crypto'
import type { Client } from 'pg'
import { type AuditAction, operator } from '#contract/audit.ts'

/** Records a change by the operator in the client's transaction. */
export async function record(
  client: Client,
  teamId: string,
  action: AuditAction,
  details: Record<string, string> = {},
): Promise<void> {
  await client.query('insert into audit_log (owner_id, id, who, action, details) values ($1, $2, $3, $4, $5)', [
    teamId,
    randomUUIDv7(),
    operator,
    action,
    JSON.stringify(details),
  ])
}
