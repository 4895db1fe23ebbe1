// The admin tool on teams, their lists and scanner links.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAccount } from '#contract/accounts.ts'
import { auditLog } from '#contract/audit.ts'
import { currentUser } from '#contract/auth.ts'
import { syncFromMailchimp } from '#contract/codes.ts'
import { changeScannerLink, scannerLinks } from '#contract/doors.ts'
import { redeemScan } from '#contract/scanning.ts'
import { addTeam, teamPeople } from '#contract/teams.ts'
import { withAdmin } from '../server/admin/open-admin.ts'
import {
  addLink,
  addMember,
  addOrganiser,
  connectAudience,
  openDoor,
  prepareList,
} from '../server/testing/factories.ts'
import { startTestApp, testKeys, testPublicUrl } from '../server/testing/start-test-app.ts'
import { until } from '../server/testing/until.ts'
import { adminOver } from './admin/admin-over.ts'
import { WrongUse } from './admin/command.ts'
import { readCommand } from './admin/read-command.ts'

const app = await startTestApp()
const admin = adminOver({ connectionString: app.connectionString, keys: testKeys, publicUrl: testPublicUrl })

async function newestRecord(token: string) {
  return (await app.call(auditLog, { token })).entries[0]!
}

test('a team is listed with its owners and lists, also one that bears no person’s id, and shown with its members', async () => {
  const noor = await prepareList(app, { members: 3 }, 'Noor')
  const { team } = await app.call(addTeam, { token: noor.token, body: { name: 'Client of Noor' } })
  const account = { account_name: 'Of the client', api_key: noor.apiKey }
  await app.call(addAccount, { token: noor.token, team: team.id, body: account })
  const dora = await addMember(app, noor, 'door', { name: 'Dora', listIds: [noor.list.id] })
  const { user } = await app.call(currentUser, { token: noor.token })

  const { data } = await admin(`teams --user ${user.email}`)
  const teams = data['teams'] as Record<string, unknown>[]
  assert.deepEqual(
    teams.map((each) => [each['name'], each['owners'], each['members'], each['lists']]),
    [
      ['Client of Noor', user.email, 1, 1],
      ['Noor', user.email, 2, 1],
    ],
  )
  const lists = (await admin(`lists --team ${team.id}`)).data['lists'] as Record<string, unknown>[]
  assert.deepEqual(
    lists.map(({ team: of, name }) => [of, name]),
    [['Client of Noor', noor.list.name]],
  )
  const shown = await admin(`lists show ${String(lists[0]!['id'])}`)
  assert.match(shown.text, /Team +Client of Noor\n/)
  const own = (await admin(`lists --user ${user.email}`)).data['lists'] as unknown[]
  assert.equal(own.length, 2)

  const { text } = await admin(`teams show ${noor.personId.toUpperCase()}`)
  assert.match(
    text,
    new RegExp(`Members:\\nmember .*\\n${user.email} +Noor +owner .*\\n${dora.email} +Dora +door +${noor.list.name}`),
  )
  await assert.rejects(admin('teams show nothing'), /No team has the id nothing/)
})

test('a member of a team whose owner is gone is made an owner, and the log names the operator', async () => {
  const gone = await prepareList(app, { members: 3 }, 'Gone')
  const stays = await addMember(app, gone, 'viewer', { name: 'Stays' })
  const { user } = await app.call(currentUser, { token: gone.token })
  const sole = /is the only owner of the team “Gone”\. Make another member an owner first/
  await assert.rejects(admin(`users delete ${user.email} --yes`), sole)
  const stranger = await addOrganiser(app, 'Stranger')
  await assert.rejects(admin(`teams make-owner ${gone.personId} ${stranger.email}`), /is no member of Gone/)

  assert.match((await admin(`teams make-owner ${gone.personId} ${stays.email}`)).text, /is an owner of Gone now/)
  const { entries } = await app.call(auditLog, { token: stays.token, team: gone.personId })
  const { action, who, member } = entries[0]!
  assert.deepEqual([action, who, member], ['role_changed', 'the person who runs Listpass', null])

  // The list stays, and the operator still finds it, though the person whose id the team has is gone.
  const asked: string[] = []
  const called = readCommand(['users', 'delete', user.email])!
  const config = { publicUrl: testPublicUrl, mailchimpApiUrl: 'http://127.0.0.1:9/3.0' }
  await withAdmin({ connectionString: app.connectionString }, testKeys, config, (open) =>
    called.command.run(open, { ...called, ask: (question) => (asked.push(question), Promise.resolve(user.email)) }),
  )
  assert.match(asked[0]!, /^This deletes \S+\. Other members keep “Gone”\. It cannot be undone/)
  const { members } = await app.call(teamPeople, { token: stays.token, team: gone.personId })
  assert.deepEqual(
    members.map(({ name, role }) => [name, role]),
    [['Stays', 'owner']],
  )
  assert.match((await admin(`lists show ${gone.list.id}`)).text, /Team +Gone\n/)
})

test('each list first says its most important trouble', async () => {
  const ready = await prepareList(app, { members: 10, name: 'Ready for the door' })
  const fresh = await connectAudience(app, { members: 3, name: 'Fresh from Mailchimp' })
  const stateOf = async (id: string) => {
    const { data } = await admin('lists')
    return (data['lists'] as Record<string, unknown>[]).find((list) => list['id'] === id)!['state']
  }
  assert.equal(await stateOf(ready.list.id), 'open for scans')
  assert.equal(await stateOf(fresh.list.id), 'no fields yet')
  const params = { listId: ready.list.id }
  await until(
    () => admin(`lists show ${ready.list.id}`).then(({ data }) => data['list'] as Record<string, unknown>),
    (list) => list['pending_writes'] === 0 && list['differing_contacts'] === 0,
  )
  // Mailchimp answers the count at once. It answers the first page only after it has stopped accepting writes.
  app.sandbox.setFault({ kind: 'slow', ms: 3000, operation: 'getMembers', skip: 1 }, ready.mailchimpAccount)
  await app.call(syncFromMailchimp, { token: ready.token, params })
  app.sandbox.stop()
  await app.call(redeemScan, { token: ready.token, params, body: { qr_code: ready.codes[0]! } })
  assert.equal(await stateOf(ready.list.id), 'being compared with Mailchimp')
  const { text, data } = await admin(`lists show ${ready.list.list_id}`)
  app.sandbox.start()
  assert.match(text, /Contacts to be written to Mailchimp +1\n/)
  assert.match(text, /Let in +1\n/)
  assert.match(text, /Work on its codes, the newest first:\nwork .*\nsync /)
  assert.equal((data['batches'] as unknown[]).length, 2)
  const { data: own } = await admin(`lists --user ${(await app.call(currentUser, { token: fresh.token })).user.email}`)
  assert.deepEqual(
    (own['lists'] as Record<string, unknown>[]).map(({ name }) => name),
    ['Fresh from Mailchimp'],
  )
  await assert.rejects(admin('lists show nothing'), /No list has the id nothing/)
})

test('a list that two organisers have connected is named by our id', async () => {
  const first = await connectAudience(app, { members: 3 })
  const { token } = await addOrganiser(app, 'Second')
  const body = { account_name: 'The same', api_key: first.apiKey }
  const { account } = await app.call(addAccount, { token, body })
  await assert.rejects(admin(`lists show ${first.list.list_id}`), new RegExp(`more than once.*${account.lists[0]!.id}`))
  assert.match((await admin(`lists show ${first.list.id}`)).text, /^Name /)
})

test('scanner links are listed without their address; one that is ended or revoked scans no more, at once', async () => {
  const prepared = await prepareList(app, { members: 6 })
  const { token, list, codes } = prepared
  const params = { listId: list.id }
  const { link, slug } = await addLink(app, prepared, { label: 'North door' })
  const door = await openDoor(app, { slug })
  const scan = (code: string) => app.call(redeemScan, { ...door, params, body: { qr_code: code } })
  assert.equal((await scan(codes[0]!)).reason, 'ok')
  const { text } = await admin(`links ${list.list_id}`)
  assert.match(text, /^label +state .*\nNorth door +open .* 1 +20/)
  assert.ok(!text.includes(slug))

  await assert.rejects(admin(`links expire ${list.id} ${link.id} --at tomorrow`), WrongUse)
  assert.match((await admin(`links expire ${list.id} ${link.id}`)).text, /“North door” of .* has ended\.$/)
  assert.equal((await scan(codes[1]!)).reason, 'link_expired')
  assert.match((await admin(`links ${list.id}`)).text, /North door +ended/)
  const later = '2036-01-01T00:00:00Z'
  await admin(`links expire ${list.id} ${link.id} --at ${later}`)
  assert.equal((await scan(codes[1]!)).reason, 'ok')
  const records = (await app.call(auditLog, { token })).entries.filter(
    ({ who }) => who === 'the person who runs Listpass',
  )
  assert.deepEqual(
    records.map(({ action, details }) => [action, details['label']]),
    [
      ['scanner_link_changed', 'North door'],
      ['scanner_link_changed', 'North door'],
    ],
  )
  // The organiser can change the link again afterwards.
  const body = { label: 'North door', may_check_in_by_name: false, is_active: true, expires_at: null }
  await app.call(changeScannerLink, { token, params: { ...params, linkId: link.id }, body })

  const revoked = await admin(`links revoke ${list.id} ${link.id.toUpperCase()}`)
  assert.match(revoked.text, /is gone; 1 browser scans no more\.$/)
  assert.equal((await app.refused(redeemScan, { ...door, params, body: { qr_code: codes[2]! } })).status, 401)
  assert.deepEqual((await app.call(scannerLinks, { token, params })).links, [])
  assert.deepEqual(
    [(await newestRecord(token)).action, (await newestRecord(token)).who],
    ['scanner_link_removed', 'the person who runs Listpass'],
  )
  await assert.rejects(admin(`links revoke ${list.id} ${link.id}`), /has no scanner link/)
})
