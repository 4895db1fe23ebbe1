import { auditLog } from '#contract/audit.ts'
import type { Serve } from '../../http/serve.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../services.ts'
import { findPersonalRecords, findRecords, type StoredRecord } from './store.ts'

const recordsPerPage = 50

export function auditRoutes(serve: Serve, services: Services): void {
  serve.editor(auditLog, async ({ person, team, query }) => {
    const { after, list } = query
    const page = { after, count: recordsPerPage + 1 }
    const ofTeam = await findRecords(services.database, team.id, { ...page, list })
    if (!ofTeam) throw new Refusal('not_found', 'list_not_found')
    const ofPerson = list === undefined ? await findPersonalRecords(services.database, person.id, page) : []
    const found = [...ofTeam, ...ofPerson].toSorted((one, other) => (one.id < other.id ? 1 : -1))
    const shown = found.slice(0, recordsPerPage)
    return { entries: shown.map(wireRecord), next: found.length > recordsPerPage ? shown.at(-1)!.id : null }
  })
}

function wireRecord({ id, at, who, action, details, listId, listName, ...by }: StoredRecord) {
  const list = listId === null || listName === null ? null : { id: listId, name: listName }
  const { memberId, memberName, memberRole } = by
  const member = memberId === null || memberRole === null ? null : { id: memberId, name: memberName, role: memberRole }
  return { id, at: at.toISOString(), who, member, action, list, details }
}
