import { auditLog } from '#contract/audit.ts'
import type { Serve } from '../../http/serve.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { findRecords, type StoredRecord } from './store.ts'

const recordsPerPage = 50

export function auditRoutes(serve: Serve, services: Services): void {
  serve.signedIn(auditLog, async ({ person, query }) => {
    const asked = { after: query.after, list: query.list, count: recordsPerPage + 1 }
    const found = await findRecords(services.database, person.id, asked)
    if (!found) throw new Refusal('not_found', 'List not found')
    const page = found.slice(0, recordsPerPage)
    return { entries: page.map(wireRecord), next: found.length > recordsPerPage ? (page.at(-1)?.id ?? null) : null }
  })
}

function wireRecord({ id, at, who, action, details, listId, listName }: StoredRecord) {
  const list = listId === null || listName === null ? null : { id: listId, name: listName }
  return { id, at: at.toISOString(), who, action, list, details }
}
