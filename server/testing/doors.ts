// Doors: their links, their scans, and the verdicts that they hand in later.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { changeContact, contactsOfList } from '#contract/contacts.ts'
import { handInScans } from '#contract/scanning.ts'
import { linkOf } from '#domain/link.ts'
import type { Tables } from '../database/tables.ts'
import type { Calls } from './calls.ts'
import { addLink, backdate, type Connected, openDoor } from './factories.ts'
import { type TestApp, testPublicUrl } from './start-test-app.ts'

type Door = Pick<Connected, 'list'> & { token?: string; scanToken?: string }

export type Told = 'ok' | 'already_used' | 'unknown_code' | 'malformed' | 'removed' | 'link_expired'

export const evening = Date.now() - 3_600_000

/** A contact shown to an offline door, this many minutes into the evening. */
export function shown(
  code: string,
  minutes: number,
  more: { told?: Told; scan_id?: string; clock_offset_ms?: number } = {},
) {
  const at = new Date(evening + minutes * 60_000 - (more.clock_offset_ms ?? 0)).toISOString()
  return { qr_code: linkOf(testPublicUrl, code), scan_id: randomUUID(), scanned_at: at, told: 'ok' as Told, ...more }
}

export function asked({ list, token, scanToken }: Door, body: unknown) {
  return { params: { listId: list.id }, token, scanToken, body }
}

export const said = (verdicts: { reason: string; standing: string | null }[]) =>
  verdicts.map(({ reason, standing }) => `${reason} ${standing}`)

export function handInsOf(app: TestApp, owner: Kysely<Tables>) {
  async function handIn(door: Door, scans: (ReturnType<typeof shown> & { undone_at?: string })[], node: Calls = app) {
    const { verdicts } = await node.call(handInScans, asked(door, { scans }))
    assert.deepEqual(
      verdicts.map(({ scan_id: id }) => id),
      scans.map(({ scan_id: id }) => id),
    )
    return verdicts
  }

  async function openTwoDoors(prepared: Connected): Promise<[Door, Door]> {
    const open = async (label: string) => ({
      list: prepared.list,
      ...(await openDoor(app, await addLink(app, prepared, { label }))),
    })
    const doors: [Door, Door] = [await open('North door'), await open('South door')]
    await backdate(owner, prepared.list.id)
    return doors
  }

  async function countsOf(listId: string): Promise<Record<string, number>> {
    const rows = await owner
      .selectFrom('contacts')
      .select(['code', 'scan_count'])
      .where('list_id', '=', listId)
      .execute()
    return Object.fromEntries(rows.map((row) => [row.code, row.scan_count]))
  }

  async function setMax({ token, list }: Connected, code: string, max: number): Promise<void> {
    const { contacts } = await app.call(contactsOfList, { token, params: { listId: list.id } })
    const contactId = contacts.find((each) => each.qr_code === code)!.id
    await app.call(changeContact, { token, params: { listId: list.id, contactId }, body: { max_scans: max } })
  }

  async function scansOf(listId: string): Promise<number> {
    return (await owner.selectFrom('scans').select('scan_id').where('list_id', '=', listId).execute()).length
  }

  async function eventsOf(listId: string): Promise<string[]> {
    const rows = await owner
      .selectFrom('door_events')
      .select(['kind', 'scan_id', 'door'])
      .where('list_id', '=', listId)
      .orderBy('seq')
      .execute()
    return rows.map(({ kind, scan_id: id, door }) => `${kind} ${id} ${door}`)
  }

  return { handIn, openTwoDoors, countsOf, setMax, scansOf, eventsOf }
}

export const hasEnded = 'This scanner link has ended. Ask the organiser for a new one.'

/** The call of a door by link that scans this code. */
export function scanByLink({ list }: Pick<Connected, 'list'>, scanToken: string, code: string, scanId?: string) {
  const body = { qr_code: linkOf(testPublicUrl, code), ...(scanId !== undefined && { scan_id: scanId }) }
  return { scanToken, params: { listId: list.id }, body }
}

// Calls about the scanner links of a list.

export const linkSettings = { label: 'North door', may_check_in_by_name: false, expires_at: null }

export const ofLink = (connected: Connected, linkId: string) => ({
  token: connected.token,
  params: { listId: connected.list.id, linkId },
})

export function recordsOfLinks(owner: Kysely<Tables>) {
  const recordsOf = ({ personId }: Connected) =>
    owner
      .selectFrom('audit_log')
      .select(['action', 'who', 'list_id', 'details'])
      .where('owner_id', '=', personId)
      .where('action', 'like', 'scanner%')
      .orderBy('id')
      .execute()

  return { recordsOf }
}
