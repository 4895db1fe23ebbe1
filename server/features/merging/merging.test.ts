// Two teams with the same audience: one asks, an owner of the other accepts, and there is one list with one count.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { auditLog } from '#contract/audit.ts'
import { changeUser } from '#contract/auth.ts'
import { allLists, oneList, syncLists } from '#contract/lists.ts'
import { acceptMerge, askToMerge, keepApart, listSharing, withdrawMerge } from '#contract/merging.ts'
import { scanners } from '#contract/own-teams.ts'
import { handInScans, redeemScan } from '#contract/scanning.ts'
import { changeTeam, teamPeople } from '#contract/teams.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, addMember, connectAudience, openDoor, password } from '../../testing/factories.ts'
import { addApp } from '../../testing/second-factor.ts'
import { askInto, connectToo, mergeInto, of, shareAudience } from '../../testing/shared-audience.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

test('one team asks, the other accepts, and both doors count in one list', async () => {
  const { from, into } = await shareAudience(app)
  const linked = await addLink(app, from, { label: 'South door' })
  const { scanToken } = await openDoor(app, linked)
  const atSouth = { scanToken, params: { listId: from.list.id } }
  assert.equal((await app.call(redeemScan, { ...atSouth, body: { qr_code: from.codes[0]! } })).reason, 'ok')
  assert.equal((await app.call(redeemScan, { ...of(into), body: { qr_code: into.codes[1]! } })).reason, 'ok')

  assert.equal((await app.call(listSharing, of(from))).others, 1)
  const asked = await app.call(askToMerge, { ...of(from), body: {} })
  assert.notEqual(asked.sharing.asked_at, null)
  const { asks } = await app.call(listSharing, of(into))
  assert.deepEqual(
    asks.map(({ team_name: name }) => name),
    ['Ada'],
  )
  const accept = { token: into.token, params: { listId: into.list.id, askId: asks[0]!.id } }
  const wrong = await app.refused(acceptMerge, { ...accept, body: { password: 'not this one', people: 'editor' } })
  assert.equal(wrong.errors['password']![0], 'The password is wrong.')
  const body = { password, people: 'editor' as const }
  const merged = await app.call(acceptMerge, { ...accept, body })
  assert.deepEqual([merged.united, merged.moved, merged.scans], [4, 0, 1])
  // The caller repeats the call, as after a lost answer.
  assert.equal((await app.call(acceptMerge, { ...accept, body })).message, 'The two lists are one now.')

  // The door of the ended list still works without being opened again. A guest of either list has come in once.
  const scan = async (code: string) => (await app.call(redeemScan, { ...atSouth, body: { qr_code: code } })).reason
  assert.deepEqual(await Promise.all([0, 1, 2].map((nth) => scan(into.codes[nth]!))), [
    'already_used',
    'already_used',
    'ok',
  ])
  // For the members who joined the other team, the old list's id leads to the joined list.
  const { list } = await app.call(oneList, { token: from.token, params: { listId: from.list.id } })
  assert.equal(list.id, into.list.id)
  const { members } = await app.call(teamPeople, { token: into.token })
  assert.deepEqual(
    members.map(({ name, role }) => [name, role]),
    [
      ['Noor', 'owner'],
      ['Ada', 'editor'],
    ],
  )
  const { scanners: open } = await app.call(scanners, { token: from.token })
  assert.deepEqual(
    open.map(({ list_id: id, merged_list_ids: former }) => [id, former]),
    [[into.list.id, [from.list.id]]],
  )
  for (const { token } of [from, into]) {
    const { entries } = await app.call(auditLog, { token, query: {} })
    assert.ok(entries.some(({ action }) => action === 'lists_merged'))
  }
  // The account stays connected, and its list does not come back.
  await app.call(syncLists, { token: from.token, params: { accountId: from.accountId } })
  assert.deepEqual((await app.call(allLists, { token: from.token })).lists, [])
  assert.deepEqual(await findBrokenInvariants(owner), [])
})

test('owners of the other team hear of the question by mail, and the askers when it is accepted', async () => {
  const { from, into } = await shareAudience(app)
  const { email } = (await app.call(teamPeople, { token: into.token })).members[0]!
  await mergeInto(app, { from, into })
  const asked = await app.outbox.newest(email, 1)
  assert.match(asked.subject!, /Another team asks to share/)
  assert.ok(!JSON.stringify(asked).includes(from.email))
  const told = await app.outbox.newest(from.email, 1)
  assert.match(told.subject!, /is one with that of another team now/)
})

test('each owner reads the letters about two lists in their own language', async () => {
  const { from, into } = await shareAudience(app)
  const { email } = (await app.call(teamPeople, { token: into.token })).members[0]!
  await app.call(changeUser, { token: into.token, body: { language: 'de' } })
  await app.call(changeUser, { token: from.token, body: { language: 'nl' } })
  await mergeInto(app, { from, into })
  const asked = await app.outbox.newest(email, 1)
  assert.match(asked.subject!, /^Ein anderes Team möchte die Liste „.*“ mit Ihnen teilen$/)
  assert.match((await app.outbox.newest(from.email, 1)).subject!, /is nu één lijst met die van een ander team$/)
})

test('the asking team withdraws, or the other stays apart: then there is nothing to accept', async () => {
  const { from, into } = await shareAudience(app)
  const askId = await askInto(app, { from, into })
  await app.call(withdrawMerge, of(from))
  const accept = { token: into.token, params: { listId: into.list.id, askId }, body: { password, people: 'door' } }
  assert.equal((await app.refused(acceptMerge, accept)).status, 404)

  await askInto(app, { from, into })
  const { sharing } = await app.call(keepApart, { ...of(into), body: { stays_apart: true } })
  assert.deepEqual([sharing.stays_apart, sharing.asks], [true, []])
  assert.equal((await app.call(listSharing, of(from))).others_apart, 1)
  await app.call(withdrawMerge, of(from))
  assert.match((await app.refused(askToMerge, { ...of(from), body: {} })).message, /keeps its list apart/)
  await app.call(keepApart, { ...of(into), body: { stays_apart: false } })
  await askInto(app, { from, into })
})

test('only an owner asks and accepts, and no owner accepts a question of another audience', async () => {
  const { from, into } = await shareAudience(app)
  const askId = await askInto(app, { from, into })
  const mira = await addMember(app, into, 'editor')
  const accept = (token: string, listId: string) =>
    app.refused(acceptMerge, { token, params: { listId, askId }, body: { password, people: 'door' } })
  assert.equal((await accept(mira.token, into.list.id)).status, 403)
  assert.deepEqual((await app.call(listSharing, { token: mira.token, params: { listId: into.list.id } })).asks, [])
  const eve = await connectAudience(app, { members: 1 }, 'Eve')
  assert.equal((await accept(eve.token, eve.list.id)).status, 404)
  assert.equal((await accept(eve.token, into.list.id)).status, 404)
  assert.match((await app.refused(askToMerge, { ...of(eve), body: {} })).message, /No other team/)
})

test('a team whose key Mailchimp no longer accepts can neither ask nor accept', async () => {
  const { from, into } = await shareAudience(app)
  const askId = await askInto(app, { from, into })
  app.sandbox.revokeKey(into.mailchimpAccount)
  const accept = { token: into.token, params: { listId: into.list.id, askId }, body: { password, people: 'door' } }
  assert.equal((await app.refused(acceptMerge, accept)).status, 409)
  assert.equal((await app.refused(askToMerge, { ...of(from), body: {} })).status, 409)
  app.sandbox.revokeKey(into.mailchimpAccount, false)
})

test('people who may only scan reach that list alone, and a second step that the team requires stands', async () => {
  const { from, into } = await shareAudience(app)
  await addApp(app, into.token)
  await app.call(changeTeam, { token: into.token, body: { needs_second_factor: true } })
  const askId = await askInto(app, { from, into })
  const params = { listId: into.list.id, askId }
  const refused = await app.refused(acceptMerge, { token: into.token, params, body: { password, people: 'door' } })
  assert.ok(refused.errors['code'])
})

test('scans that a door decided before the lists became one count afterwards, under the old id', async () => {
  const { from, into } = await shareAudience(app)
  const linked = await addLink(app, from)
  const { scanToken } = await openDoor(app, linked)
  const made = (code: string) => ({
    qr_code: code,
    scan_id: randomUUID(),
    scanned_at: new Date().toISOString(),
    told: 'ok' as const,
  })
  const [atLink, atOwn] = [made(from.codes[0]!), made(from.codes[1]!)]
  await mergeInto(app, { from, into }, 'door')
  const params = { listId: from.list.id }
  const handedIn = await app.call(handInScans, { scanToken, params, body: { scans: [atLink] } })
  const byMember = await app.call(handInScans, { token: from.token, params, body: { scans: [atOwn] } })
  assert.deepEqual(
    [...handedIn.verdicts, ...byMember.verdicts].map(({ reason, standing }) => [reason, standing]),
    [
      ['ok', 'counts'],
      ['ok', 'counts'],
    ],
  )
  assert.equal((await app.call(redeemScan, { ...of(into), body: { qr_code: into.codes[0]! } })).reason, 'already_used')
})

test('a third team joins what two have made, and every former id and code still leads there', async () => {
  const { from, into } = await shareAudience(app)
  const third = await connectToo(app, into, 'Cleo')
  const { scanToken } = await openDoor(app, await addLink(app, from))
  await mergeInto(app, { from, into })
  await mergeInto(app, { from: into, into: third })
  const params = { listId: from.list.id }
  const scanned = await app.call(redeemScan, { scanToken, params, body: { qr_code: from.codes[2]! } })
  assert.equal(scanned.reason, 'ok')
  const again = await app.call(redeemScan, { ...of(third), body: { qr_code: into.codes[2]! } })
  assert.equal(again.reason, 'already_used')
  await until(
    () => app.call(oneList, of(third)),
    ({ list }) => list.active_members === 4,
  )
  assert.deepEqual(await findBrokenInvariants(owner), [])
})
