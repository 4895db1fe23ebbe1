import { Readable } from 'node:stream'
import type { Person } from '../../../kernel/person.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../kernel/services.ts'
import { findListOf } from '../../lists/find-list.ts'
import { csvHead, csvLine } from './csv.ts'
import { type Filters, findScans, type LoggedScan, type Place } from './store.ts'

const scansPerPage = 50

/** Read at a time for a file: a transaction is over in a moment, however long the file is taken. */
const scansPerRead = 1000

/** One page of the log, and where the next begins. */
export async function findLog(
  services: Needs<'database'>,
  person: Person,
  listKey: string,
  { filters, after }: { filters: Filters; after: string | undefined },
): Promise<{ scans: LoggedScan[]; next: string | null }> {
  const list = await findListOf(services, person, listKey)
  const place = after === undefined ? undefined : readPlace(after)
  const asked = { filters, after: place, count: scansPerPage + 1 }
  const rows = await findScans(services.database, { person: person.id, list: list.id }, asked)
  const scans = rows.slice(0, scansPerPage)
  const last = scans.at(-1)
  return { scans, next: rows.length > scansPerPage && last ? `${last.place} ${last.scanId}` : null }
}

/** The whole log as a file, which is read as it is taken. */
export async function openLogFile(
  services: Needs<'database'>,
  person: Person,
  listKey: string,
  filters: Filters,
): Promise<{ name: string; content: Readable }> {
  const list = await findListOf(services, person, listKey)
  const scope = { person: person.id, list: list.id }
  async function* lines() {
    yield csvHead
    for (let after: Place | undefined; ;) {
      const rows = await findScans(services.database, scope, { filters, after, count: scansPerRead })
      if (rows.length > 0) yield rows.map(csvLine).join('')
      const last = rows.at(-1)
      if (!last || rows.length < scansPerRead) return
      after = { receivedAt: last.place, scanId: last.scanId }
    }
  }
  return { name: `scans-${list.mailchimpId}.csv`, content: Readable.from(lines()) }
}

function readPlace(text: string): Place {
  const [, receivedAt, scanId] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([0-9a-f-]{36})$/.exec(text) ?? []
  if (receivedAt === undefined || scanId === undefined || Number.isNaN(Date.parse(receivedAt))) {
    const message = 'This page of the log does not exist.'
    throw new Refusal('invalid', message, { fields: { after: [message] } })
  }
  return { receivedAt, scanId }
}
