import { Readable } from 'node:stream'
import type { Person, Team } from '../../kernel/team.ts'
import type { Scope } from '../../database/open.ts'
import type { Needs } from '../../services.ts'
import { type Confirmation, confirmPerson } from '../auth/confirm-person.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { type Kind, type Line, readPage } from './export/lines/store.ts'
import { ofList } from './export/of-list/store.ts'
import * as store from './export/store.ts'

/** Contacts may have long fields: this many rows may be a few megabytes. */
const rowsPerPage = 500

/** How far the export reads ahead of the download. */
const aheadBytes = 256 * 1024

/**
 * All stored data about a person and their team, as JSON lines, read as fast as the client reads. Each page is a
 * snapshot of its own moment. The last line marks the end, so a broken download lacks it.
 */
export async function startExport(
  services: Needs<'database' | 'keys' | 'publicUrl' | 'now' | 'passwords'>,
  { person, team }: { person: Person; team: Team },
  confirmation: Confirmation,
) {
  await confirmPerson(services, person, confirmation)
  await services.database.as({ team: team.id }, (tx) => keepRecord(tx, team, 'account_exported'))
  const day = services.now().toISOString().slice(0, 10)
  return {
    name: `listpass-${day}.jsonl`,
    type: 'application/jsonl; charset=utf-8',
    of: person.id,
    content: Readable.from(linesOf(services, person, team), { objectMode: false, highWaterMark: aheadBytes }),
  }
}

async function* linesOf(services: Needs<'database' | 'now'>, person: Person, team: Team): AsyncGenerator<string> {
  const counts: Record<string, number> = {}
  const begun = services.now().toISOString()
  yield `${JSON.stringify({ type: 'export', of: person.id, begun_at: begun })}\n`
  for (const kind of store.ofPerson) yield* pagesOf(services, { person: person.id }, kind, counts)
  for (const kind of store.ofTeam) yield* pagesOf(services, { team: team.id }, kind, counts)
  for (const list of await store.findListIds(services.database, team.id)) {
    for (const kind of ofList) yield* pagesOf(services, { team: team.id, list }, kind, counts)
    // A list deleted meanwhile has no more rows, so the file would be incomplete without a sign.
    if (!(await store.hasList(services.database, team.id, list)))
      throw new Error('A list was deleted while it was exported.')
  }
  yield* pagesOf(services, { team: team.id }, store.records, counts)
  if (!counts['user'] || !(await store.hasPerson(services.database, person.id))) {
    throw new Error('The organiser was deleted while they were exported.')
  }
  yield `${JSON.stringify({ type: 'end', counts })}\n`
}

async function* pagesOf(
  services: Needs<'database'>,
  scope: Scope,
  kind: Kind,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  counts[kind.type] ??= 0
  for (let after: string[] | undefined = kind.first; after;) {
    const rows: Line[] = await readPage(services.database.reports, scope, kind, after, rowsPerPage)
    counts[kind.type]! += rows.length
    if (rows.length > 0) yield rows.map(({ line }) => `${line}\n`).join('')
    after = rows.length < rowsPerPage ? undefined : rows.at(-1)!.key
  }
}
