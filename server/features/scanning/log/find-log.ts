import { Readable } from 'node:stream'
import type { Language } from '#domain/spoken.ts'
import type { Team } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { findListOf } from '../../lists/find-list.ts'
import { csvHead, csvLine } from './csv.ts'
import { type Filters, findScans, type LoggedScan, type Place } from './store.ts'

const scansPerPage = 50

/** A file is read this many rows at a time, so that a slow download keeps no transaction open. */
const scansPerRead = 1000

/** One page of the log, and the start of the next page. */
export async function findLog(
  services: Needs<'database'>,
  team: Team,
  listKey: string,
  { filters, after }: { filters: Filters; after: string | undefined },
): Promise<{ scans: LoggedScan[]; next: string | null }> {
  const list = await findListOf(services, team, listKey)
  const place = after === undefined ? undefined : readPlace(after)
  const asked = { filters, after: place, count: scansPerPage + 1 }
  const rows = await findScans(services.database, { team: team.id, list: list.id }, asked)
  const scans = rows.slice(0, scansPerPage)
  const last = scans.at(-1)
  return { scans, next: rows.length > scansPerPage && last ? `${last.place} ${last.scanId}` : null }
}

/** The whole log as a file, read as fast as the client reads. */
export async function openLogFile(
  services: Needs<'database'>,
  team: Team,
  listKey: string,
  filters: Filters,
  language: Language,
): Promise<{ name: string; content: Readable }> {
  const list = await findListOf(services, team, listKey)
  const scope = { team: team.id, list: list.id }
  async function* lines() {
    yield csvHead(language)
    for (let after: Place | undefined; ;) {
      const rows = await findScans(services.database.reports, scope, { filters, after, count: scansPerRead })
      if (rows.length > 0) yield rows.map((row) => csvLine(row, language)).join('')
      const last = rows.at(-1)
      if (!last || rows.length < scansPerRead) return
      after = { receivedAt: last.place, scanId: last.scanId }
    }
  }
  return { name: `scans-${list.mailchimpId}.csv`, content: Readable.from(lines()) }
}

const place = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

function readPlace(text: string): Place {
  const [, receivedAt, scanId] = place.exec(text) ?? []
  if (receivedAt === undefined || scanId === undefined || !isTime(receivedAt)) {
    throw new Refusal('invalid', 'no_page_of_log', { field: 'after' })
  }
  return { receivedAt, scanId }
}

/** JavaScript reads the 30th of February as the 2nd of March, and has a year 0; the database rejects both. */
function isTime(text: string): boolean {
  const ms = Date.parse(text)
  return ms > 0 && new Date(ms).toISOString().slice(0, 19) === text.slice(0, 19)
}
