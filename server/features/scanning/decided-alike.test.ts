// An offline door decides by domain/decide.ts, the server by a database function. The test compares their verdicts in
// every case.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { redeemScan } from '#contract/scanning.ts'
import { decide, type KnownContact } from '#domain/decide.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, openDoor, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { newCode } from '../contacts/new-code.ts'
import { setSettings } from '../../testing/settings.ts'
import { guestStatuses } from '#domain/guest-status.ts'

const counts = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [2, 3],
  [3, 3],
] as const

const contacts: KnownContact[] = [false, true].flatMap((isRemoved) =>
  [false, true].flatMap((isNoGuest) =>
    [false, true].flatMap((isBlocked) =>
      counts.map(([scanCount, maxScans]) => ({ isRemoved, isNoGuest, isBlocked, scanCount, maxScans })),
    ),
  ),
)

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const prepared = await prepareList(app, { members: contacts.length, status: 'subscribed' })
const { scanToken } = await openDoor(app, await addLink(app, prepared))

/** Opening counts stand in for earlier scans. */
async function layOut(): Promise<void> {
  for (const [place, { isRemoved, isNoGuest, isBlocked, scanCount, maxScans }] of contacts.entries()) {
    await sql`
      update contacts set removed_at = case when ${isRemoved} then now() end, is_blocked = ${isBlocked},
        status = ${isNoGuest ? 'unsubscribed' : 'subscribed'}, scan_count = ${scanCount}, opening_count = ${scanCount}, max_scans = ${maxScans}
      where list_id = ${prepared.list.id} and code = ${prepared.codes[place]!}`.execute(owner)
  }
}

for (const isDoorEnded of [false, true]) {
  for (const isListOpen of [true, false]) {
    for (const [admitsRemoved, keepsOut] of [
      [false, true],
      [true, true],
      [true, false],
    ]) {
      const name = [
        isDoorEnded ? 'an ended door' : 'a door',
        isListOpen ? 'an open list' : 'a closed list',
        admitsRemoved ? 'those who left let in' : 'those who left sent away',
        keepsOut ? 'those who are no guests sent away' : 'those who are no guests let in',
      ].join(', ')

      test(`${name}: both decide alike`, async () => {
        const chosen = { scanning_on: isListOpen, admit_removed: admitsRemoved!, admit_uncounted: !keepsOut }
        const counted = {
          guest_statuses: guestStatuses.filter((status) => !['unsubscribed', 'cleaned'].includes(status)),
        }
        await setSettings(owner, prepared.list.id, { ...chosen, ...counted })
        await sql`update scanner_links set expires_at = case when ${isDoorEnded} then now() end
          where list_id = ${prepared.list.id}`.execute(owner)
        await layOut()
        const cases: [text: string, hasCode: boolean, contact: KnownContact | undefined][] = [
          ['no code', false, undefined],
          [newCode(), true, undefined],
          ...contacts.map((contact, place): [string, boolean, KnownContact] => [
            prepared.codes[place]!,
            true,
            { ...contact, isRemoved: contact.isRemoved && !admitsRemoved, isNoGuest: contact.isNoGuest && keepsOut! },
          ]),
        ]
        for (const [text, hasCode, contact] of cases) {
          const asked = { scanToken, params: { listId: prepared.list.id }, body: { qr_code: text } }
          const { reason } = await app.call(redeemScan, asked)
          assert.equal(reason, decide({ isDoorEnded, isListOpen, hasCode, contact }), JSON.stringify({ text, contact }))
        }
      })
    }
  }
}
