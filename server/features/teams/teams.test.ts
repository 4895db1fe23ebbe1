// Teams over HTTP: colleagues share a list, each role has its rights, and a removed member has none.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { addAccount } from '#contract/accounts.ts'
import { auditLog } from '#contract/audit.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { scannerLinks } from '#contract/doors.ts'
import { allAccounts, allLists, changeList, oneList, syncLists } from '#contract/lists.ts'
import { deleteUser } from '#contract/privacy.ts'
import { listStats, scanLog } from '#contract/scans.ts'
import { redeemScan } from '#contract/scanning.ts'
import { addTeam, allTeams, changeMember, leaveTeam, removeMember, scanners, teamPeople } from '#contract/teams.ts'
import { roles } from '#domain/role.ts'
import { openAsOwner } from '../../database/open.ts'
import { addMember, addOrganiser, connectAudience, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const noor = await prepareList(app, { members: 4 })
const { codes } = noor
const params = { listId: noor.list.id }

const forbidden = async (promise: Promise<{ status: number; message: string }>) => {
  const { status, message } = await promise
  return [status, message]
}

test('a new person has a team of their own, by the same name and id, and is its owner', async () => {
  const { teams } = await app.call(allTeams, { token: noor.token })
  assert.deepEqual(teams, [
    {
      id: noor.personId,
      name: 'Noor',
      role: 'owner',
      members: 1,
      needs_second_factor: false,
      is_locked: false,
      moved_to: null,
    },
  ])
})

test('two colleagues run one list: one count, and the log has each action by name', async () => {
  const mira = await addMember(app, noor, 'editor')
  const scan = (token: string, code: string) =>
    app.call(redeemScan, { token, params, body: { qr_code: code, scan_id: randomUUID() } })
  assert.equal((await scan(noor.token, codes[0]!)).reason, 'ok')
  assert.equal((await scan(mira.token, codes[0]!)).reason, 'already_used')
  await app.call(changeList, { token: mira.token, params, body: { default_max: 3 } })
  assert.equal((await app.call(oneList, { token: noor.token, params })).list.default_max, 3)
  const { entries } = await app.call(auditLog, { token: noor.token, query: { list: noor.list.id } })
  assert.deepEqual(
    [entries[0]!.action, entries[0]!.member],
    ['list_changed', { id: mira.id, name: 'Mira', role: 'editor' }],
  )
})

test('the team of a call is that of the list, else the named one, else the own one', async () => {
  const mira = await addMember(app, noor, 'viewer')
  const ask = { token: mira.token }
  assert.equal((await app.call(oneList, { ...ask, params })).list.id, noor.list.id)
  assert.equal((await app.call(oneList, { ...ask, params: { listId: noor.list.list_id } })).list.id, noor.list.id)
  assert.deepEqual((await app.call(allLists, ask)).lists, [])
  assert.equal((await app.call(allLists, { ...ask, team: noor.personId })).lists.length, 1)
  const cleo = await addOrganiser(app, 'Cleo')
  for (const team of [noor.personId, randomUUID(), 'no uuid']) {
    const { status, message } = await app.refused(allLists, { token: cleo.token, team })
    assert.deepEqual([status, message], [404, 'Team not found'])
  }
})

test('a viewer reads lists and figures, and changes, exports and scans nothing', async () => {
  const vera = await addMember(app, noor, 'viewer', { name: 'Vera' })
  const ask = { token: vera.token, team: noor.personId, params }
  await app.call(listStats, ask)
  await app.call(scanLog, ask)
  await app.call(allAccounts, ask)
  const editors = 'Only editors and owners of this team can do that.'
  const body = { default_max: 9 }
  assert.deepEqual(await forbidden(app.refused(changeList, { ...ask, body })), [403, editors])
  assert.deepEqual(await forbidden(app.refused(contactsOfList, ask)), [403, editors])
  assert.deepEqual(await forbidden(app.refused(scannerLinks, ask)), [403, editors])
  const file = await app.refused(scanLog, { ...ask, query: { format: 'csv' } })
  assert.deepEqual([file.status, file.message], [403, 'Viewers cannot download the log.'])
  const scan = { ...ask, body: { qr_code: codes[1]!, scan_id: randomUUID() } }
  assert.equal((await app.refused(redeemScan, scan)).status, 404)
})

test('only owners connect accounts and change people', async () => {
  const edda = await addMember(app, noor, 'editor', { name: 'Edda' })
  const ask = { token: edda.token, team: noor.personId }
  const owners = 'Only owners of this team can do that.'
  const account = { account_name: 'Another', api_key: app.sandbox.addAccount().apiKey }
  assert.deepEqual(await forbidden(app.refused(addAccount, { ...ask, body: account })), [403, owners])
  const change = { params: { personId: edda.id }, body: { role: 'owner' } }
  assert.deepEqual(await forbidden(app.refused(changeMember, { ...ask, ...change })), [403, owners])
  assert.deepEqual((await app.call(teamPeople, ask)).invitations, [])
})

test('a door member scans the chosen lists, and sees nothing but them', async () => {
  const other = await prepareList(app, { members: 2 }, 'Ola')
  const stranger = await app.refused(changeMember, {
    token: noor.token,
    params: { personId: (await addMember(app, noor, 'viewer', { name: 'Ugo' })).id },
    body: { role: 'door', list_ids: [other.list.id], password },
  })
  assert.deepEqual([stranger.status, stranger.message], [404, 'List not found'])
  const dora = await addMember(app, noor, 'door', { name: 'Dora', listIds: [noor.list.id] })
  const ask = { token: dora.token, team: noor.personId, params }
  const { scanners: open } = await app.call(scanners, ask)
  assert.deepEqual(open, [
    {
      team_id: noor.personId,
      list_id: noor.list.id,
      mailchimp_list_id: noor.list.list_id,
      name: noor.list.name,
      is_open: true,
      colour_rules: null,
    },
  ])
  const scan = { ...ask, body: { qr_code: codes[2]!, scan_id: randomUUID() } }
  assert.equal((await app.call(redeemScan, scan)).reason, 'ok')
  const { members } = await app.call(teamPeople, { token: noor.token })
  assert.ok(members.find(({ id }) => id === dora.id)!.active_at, 'scanning is no activity')
  for (const call of [oneList, listStats, scanLog, contactsOfList]) {
    assert.equal((await app.refused(call, ask)).status, 403, call.path)
  }
  const elsewhere = {
    token: dora.token,
    params: { listId: other.list.id },
    body: { qr_code: 'x', scan_id: randomUUID() },
  }
  assert.equal((await app.refused(redeemScan, elsewhere)).status, 404)
})

test('a door member whose lists change scans the new ones from the next call on, and the former no more', async () => {
  const place = await prepareList(app, { members: 1 })
  await app.sandbox.addAudience({ account: place.mailchimpAccount, name: 'Brunch', members: 1 })
  const { account } = await app.call(syncLists, { token: place.token, params: { accountId: place.accountId } })
  const brunch = account.lists.find(({ name }) => name === 'Brunch')!.id
  const supper = place.list.id
  const dora = await addMember(app, place, 'door', { name: 'Dora', listIds: [supper] })
  const change = (role: string, lists: string[]) =>
    app.call(changeMember, {
      token: place.token,
      params: { personId: dora.id },
      body: { role, list_ids: lists, password },
    })
  const open = async () => {
    const tried = [supper, brunch].map((listId) =>
      app.call(redeemScan, { token: dora.token, params: { listId }, body: { qr_code: 'no code' } }).then(
        () => 'open',
        (error: Error) => /: (\d{3}) /.exec(error.message)?.[1],
      ),
    )
    return Promise.all(tried)
  }
  const seen = [await open()]
  for (const [role, lists] of [
    ['door', [brunch]],
    ['door', [brunch, supper]],
    ['viewer', []],
    ['editor', []],
    ['door', [supper]],
  ] as const) {
    await change(role, [...lists])
    seen.push(await open())
  }
  assert.deepEqual(seen, [
    ['open', '404'],
    ['404', 'open'],
    ['open', 'open'],
    ['404', '404'],
    ['open', 'open'],
    ['open', '404'],
  ])
})

test('a removed member is out of every call, and an open door of theirs has ended', async () => {
  const gus = await addMember(app, noor, 'editor', { name: 'Gus' })
  const ask = { token: gus.token, params }
  await app.call(oneList, ask)
  const scan = { ...ask, body: { qr_code: codes[3]!, scan_id: randomUUID() } }
  assert.equal((await app.call(redeemScan, scan)).reason, 'ok')
  await app.call(removeMember, { token: noor.token, params: { personId: gus.id }, body: { password } })
  assert.equal((await app.refused(oneList, ask)).status, 404)
  assert.equal((await app.refused(redeemScan, scan)).status, 404)
  assert.equal((await app.call(allTeams, ask)).teams.length, 1)
})

test('a team keeps an owner: the last one can neither leave, nor give it up, nor delete the account', async () => {
  const first = await addOrganiser(app, 'First')
  const second = await addMember(app, first, 'editor', { name: 'Second' })
  const needs = 'A team needs an owner. Make another member an owner first.'
  const leave = { token: first.token, params: { teamId: first.id }, body: { password } }
  assert.equal((await app.refused(leaveTeam, leave)).message, needs)
  const give = { token: first.token, params: { personId: first.id }, body: { role: 'editor', password } }
  assert.equal((await app.refused(changeMember, give)).message, needs)
  const gone = await app.refused(deleteUser, { token: first.token, body: { password } })
  assert.match(gone.message, /You are the only owner of the team “First”/)
  const hand = { token: first.token, params: { personId: second.id }, body: { role: 'owner', password } }
  await app.call(changeMember, hand)
  await app.call(leaveTeam, leave)
  const { members } = await app.call(teamPeople, { token: second.token, team: first.id })
  assert.deepEqual(
    members.map(({ name, role }) => [name, role]),
    [['Second', 'owner']],
  )
  assert.deepEqual((await app.call(allTeams, { token: first.token })).teams, [])
  // The team has the person's id, and that opens nothing.
  assert.equal((await app.refused(allLists, { token: first.token })).status, 404)
  assert.equal((await app.refused(allLists, { token: first.token, team: first.id })).status, 404)
  // A person without a team makes a new one.
  const { team } = await app.call(addTeam, { token: first.token, body: { name: 'Again' } })
  assert.equal((await app.call(allLists, { token: first.token, team: team.id })).lists.length, 0)
})

test('two owners leave at the same time, and one stays', async () => {
  const one = await addOrganiser(app, 'One')
  const two = await addMember(app, one, 'owner', { name: 'Two' })
  const three = await addMember(app, one, 'viewer', { name: 'Three' })
  const params = { teamId: one.id }
  const left = await Promise.allSettled(
    [one, two].map(({ token }) => app.call(leaveTeam, { token, params, body: { password } })),
  )
  assert.deepEqual(left.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const { members } = await app.call(teamPeople, { token: three.token, team: one.id })
  assert.equal(members.filter(({ role }) => role === 'owner').length, 1)
})

test('the database refuses members without an owner, whatever deletes the last one', async () => {
  const one = await addOrganiser(app, 'One')
  await addMember(app, one, 'viewer')
  const remove = owner.deleteFrom('memberships').where('team_id', '=', one.id).where('role', '=', 'owner')
  await assert.rejects(remove.execute(), /a team needs an owner/)
})

test('deleting a person keeps the lists of a team that has another owner, without the name in its log', async () => {
  const place = await connectAudience(app, { members: 1 }, 'Gone')
  const stays = await addMember(app, place, 'owner', { name: 'Stays' })
  await app.call(deleteUser, { token: place.token, body: { password } })
  const ask = { token: stays.token, team: place.personId }
  assert.equal((await app.call(allLists, ask)).lists.length, 1)
  const { entries } = await app.call(auditLog, ask)
  const names = entries.filter(({ member }) => member?.id === place.personId).map(({ member }) => member!.name)
  assert.ok(names.length > 0)
  assert.deepEqual(new Set(names), new Set([null]))
})

test('every role is one of four, and a role outside of them is refused in words', async () => {
  assert.deepEqual(roles, ['owner', 'editor', 'viewer', 'door'])
  const wrong = { token: noor.token, params: { personId: noor.personId }, body: { role: 'king' } }
  const { status, message } = await app.refused(changeMember, wrong)
  assert.deepEqual([status, message], [422, 'Please choose a role.'])
})
