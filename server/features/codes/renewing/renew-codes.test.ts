// Codes that an earlier tool made, which could be guessed, and their replacement.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { guessableCodes, renewCodes, syncFromMailchimp } from '#contract/codes.ts'
import { offlineList } from '#contract/offline.ts'
import { redeemScan } from '#contract/scanning.ts'
import { isOwnCode } from '#domain/code.ts'
import { openAsOwner } from '../../../database/open.ts'
import { codesOf, type Connected, prepareList, signInAgain } from '../../../testing/factories.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'
import { findBrokenInvariants } from '../../../verify/invariants.ts'
import { newCode } from '../../contacts/new-code.ts'
import { password } from '../../../testing/samples.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const objectId = (nth: number) => `507f1f77bcf86cd7994390${(nth + 16).toString(16)}`

/** Contacts with codes of an earlier tool, and one without. */
async function prepareAdopted(): Promise<Connected & { codes: string[] }> {
  const members = [0, 1, 2, 3].map((nth) => ({
    email: `guest${nth}@example.org`,
    status: 'subscribed',
    merge_fields: { FNAME: `Guest ${nth}`, ...(nth < 3 && { QRCODE: objectId(nth) }) },
  }))
  return prepareList(app, { members, fields: [{ tag: 'QRCODE', type: 'text', name: 'QR code' }] })
}

const asked = ({ token, list }: Connected) => ({ token, params: { listId: list.id } })

const scan = (place: Connected, code: string, scanId = randomUUID()) =>
  app.call(redeemScan, { ...asked(place), body: { qr_code: code, scan_id: scanId } })

test('The organiser hears how many codes could be guessed, and gets new ones that Mailchimp hears of', async () => {
  const prepared = await prepareAdopted()
  assert.deepEqual((await app.call(guessableCodes, asked(prepared))).count, 3)
  const { salt, entries } = await app.call(offlineList, { ...asked(prepared) })
  assert.equal(entries.filter((entry) => entry[4] !== '').length, 1)

  const before = randomUUID()
  const admitted = await scan(prepared, objectId(0), before)
  assert.equal(admitted.reason, 'ok')
  const { renewed, left } = await app.call(renewCodes, { ...asked(prepared), body: { password } })
  assert.deepEqual([renewed, left], [3, 0])
  const codes = await codesOf(app, prepared)
  assert.ok(codes.every(isOwnCode))
  assert.equal(codes.filter((code) => prepared.codes.includes(code)).length, 1)

  // The old codes are unknown, counts stay, and a retry of an earlier scan gets the same verdict.
  assert.equal((await scan(prepared, objectId(1))).reason, 'unknown_code')
  assert.deepEqual(await scan(prepared, objectId(0), before), admitted)
  const reasons = await Promise.all(codes.map(async (code) => (await scan(prepared, code)).reason))
  assert.deepEqual(reasons.toSorted(), ['already_used', 'ok', 'ok', 'ok'])
  const held = () =>
    [0, 1, 2, 3].map((nth) => {
      const member = app.sandbox.readMember(prepared.list.list_id, `guest${nth}@example.org`)!
      return (member['merge_fields'] as Record<string, unknown>)['QRCODE']
    })
  await until(
    () => new Set(held()),
    (all) => codes.every((code) => all.has(code)),
  )
  // Doors reload the list, with names for all contacts.
  const anew = await app.call(offlineList, asked(prepared))
  assert.deepEqual([anew.salt, anew.entries.filter((entry) => entry[4] !== '').length], [salt, 4])
  assert.deepEqual(
    await app.call(renewCodes, { ...asked(prepared), body: { password } }).then(({ renewed: more }) => more),
    0,
  )
})

test('A call renews at most 5,000 codes, and its ticket goes on once, in its own session, for its own list', async () => {
  const [prepared, other] = [await prepareAdopted(), await prepareAdopted()]
  // They are not in Mailchimp, so nothing is written there.
  await sql`
    insert into contacts (list_id, id, member_hash, email, status, merge_fields, code, max_scans, removed_at)
    select ${prepared.list.id}::uuid, gen_random_uuid(), md5('p' || n), 'p' || n || '@example.com', 'subscribed', '{}',
      'CODE' || lpad(n::text, 20, '0'), 1, now()
    from generate_series(1, 5000) n`.execute(owner)
  const first = await app.call(renewCodes, { ...asked(prepared), body: { password } })
  assert.deepEqual([first.renewed, first.left], [5000, 3])
  const body = { go_on: first.go_on! }
  const { email } = await owner
    .selectFrom('users')
    .select('email')
    .where('id', '=', prepared.personId)
    .executeTakeFirstOrThrow()
  const elsewhere = { ...prepared, token: await signInAgain(app, email) }
  await sql`update lists set owner_id = ${prepared.personId} where id = ${other.list.id}`.execute(owner)
  for (const place of [elsewhere, { ...prepared, list: other.list }])
    assert.equal((await app.refused(renewCodes, { ...asked(place), body })).status, 409)
  assert.equal((await app.refused(renewCodes, { ...asked(prepared), body: {} })).status, 422)
  const second = await app.call(renewCodes, { ...asked(prepared), body })
  assert.deepEqual([second.renewed, second.left, second.go_on], [3, 0, null])
  assert.equal((await app.refused(renewCodes, { ...asked(prepared), body })).status, 409)
})

test('A code that was replaced is never given again, also when a new contact brings it along', async () => {
  const prepared = await prepareAdopted()
  await app.call(renewCodes, { ...asked(prepared), body: { password } })
  app.sandbox.addMember(prepared.list.list_id, {
    email_address: 'later@example.org',
    status: 'subscribed',
    merge_fields: { QRCODE: objectId(2) },
  })
  await app.call(syncFromMailchimp, asked(prepared))
  const codes = await until(
    () => codesOf(app, prepared),
    (all) => all.length === 5,
  )
  assert.ok(codes.every(isOwnCode))
  assert.equal((await scan(prepared, objectId(2))).reason, 'unknown_code')
})

test('The database and the domain agree on which codes are ours', async () => {
  const codes = Array.from({ length: 200 }, newCode)
  const wrong = codes.map((code, nth) => code.slice(0, nth % 24) + '2' + code.slice((nth % 24) + 1))
  const all = [...codes, ...wrong, objectId(1).toUpperCase(), 'O'.repeat(24), '']
  const { rows } = await sql<{ own: boolean }>`
    select is_own_code(code) as own from unnest(${all}::text[]) with ordinality as u (code, nth) order by nth`.execute(
    owner,
  )
  assert.deepEqual(
    rows.map(({ own }) => own),
    all.map(isOwnCode),
  )
})

test('after all tests, the stored data is consistent', async () => {
  assert.deepEqual(await findBrokenInvariants(owner), [])
})
