// A restored server gets check-ins by name again, which have a contact and no code.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { contactsOfList } from '#contract/contacts.ts'
import { checkIn, handInScans } from '#contract/scanning.ts'
import { addLink, type Connected, openDoor, prepareList } from '../../../testing/factories.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'

const app = await startTestApp()

const guests = [{ email: 'renee@example.org', status: 'subscribed', merge_fields: { FNAME: 'Renée', LNAME: 'Müller' } }]

async function doorWith(prepared: Connected, mayByName: boolean) {
  const link = await addLink(app, prepared, { may_check_in_by_name: mayByName })
  return { ...(await openDoor(app, link)), params: { listId: prepared.list.id } }
}
type Door = Awaited<ReturnType<typeof doorWith>>

async function idIn({ token, list }: Connected): Promise<string> {
  const { contacts } = await app.call(contactsOfList, { token, params: { listId: list.id } })
  return contacts[0]!.id
}

test('a check-in by name is handed in by the contact, only by a door that may check in by name', async () => {
  const prepared = await prepareList(app, { members: guests })
  const [by, without] = [await doorWith(prepared, true), await doorWith(prepared, false)]
  const contact_id = await idIn(prepared)
  const made = { qr_code: '', contact_id, scanned_at: new Date().toISOString(), told: 'ok' as const }
  const handIn = async (door: Door, scan_id: string, id = contact_id) => {
    const body = { scans: [{ ...made, contact_id: id, scan_id }] }
    const [verdict] = (await app.call(handInScans, { ...door, body })).verdicts
    return [verdict!.reason, verdict!.data?.display_field_value]
  }
  const [scanId, other] = [randomUUID(), randomUUID()]
  assert.deepEqual(await handIn(without, other), ['malformed', undefined])
  assert.deepEqual(await handIn(by, randomUUID(), randomUUID()), ['malformed', undefined])
  assert.deepEqual(await handIn(by, scanId), ['ok', 'Renée Müller'])
  // The same scan, by its contact and online.
  assert.deepEqual(await handIn(by, scanId), ['ok', 'Renée Müller'])
  const online = await app.call(checkIn, {
    ...by,
    params: { ...by.params, contactId: contact_id },
    body: { scan_id: scanId },
  })
  assert.equal(online.reason, 'ok')
  const foreign = await prepareList(app, { members: guests })
  assert.deepEqual(await handIn(by, randomUUID(), await idIn(foreign)), ['malformed', undefined])
})
