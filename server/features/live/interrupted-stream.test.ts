// A stream ends with its session, link or member, and continues after an interruption.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { changePassword, endOtherSessions, logOut } from '#contract/auth.ts'
import { changeScannerLink, endScannerSession, removeScannerLink, rotateScannerLink } from '#contract/doors.ts'
import { changeList, syncLists } from '#contract/lists.ts'
import { offlineList } from '#contract/offline.ts'
import { deleteUser } from '#contract/privacy.ts'
import { changeMember, removeMember } from '#contract/teams.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, addMember, openDoor, prepareList, signInAgain } from '../../testing/factories.ts'
import { askDatabase } from '../../testing/processes.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { cursorOf, doorEars, eventsOf, hearsEvents } from '../../testing/listen.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp({ own: 'its connections are ended' })
const other = await app.addNode()
const address = await app.listen()
const elsewhere = await other.listen()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { scan, open } = doorEars(app, address)

test('a cursor that is too old, of another list or none at all: the list has to be read again', async () => {
  const prepared = await prepareList(app, { members: 3 })
  const stranger = await prepareList(app, { members: 3 }, 'Ada')
  const params = { listId: prepared.list.id }
  const { cursor } = await app.call(offlineList, { token: prepared.token, params })
  const theirs = await app.call(offlineList, { token: stranger.token, params: { listId: stranger.list.id } })
  await scan(prepared, prepared.codes[0]!)
  for (const since of [theirs.cursor, 'x', `99${cursor}`]) {
    const ear = await open(prepared, { token: prepared.token, since })
    assert.deepEqual(
      ear.heard.slice(0, 2).map(({ event }) => event),
      ['door', 'resync'],
      since,
    )
    ear.hangUp()
  }
  const fresh = await open(prepared, { token: prepared.token, since: cursor })
  await scan(prepared, prepared.codes[1]!)
  await hearsEvents(fresh, 2)
  await sql`select sweep_door_events('0')`.execute(owner)
  const late = await open(prepared, { token: prepared.token, since: cursor })
  assert.equal(late.heard.find(({ event }) => event !== 'door')!.event, 'resync')

  // This changes all entries at once, in the middle of listening.
  await app.call(changeList, { token: prepared.token, params, body: { admit_removed: true } })
  await fresh.hears((heard) => heard.some(({ event }) => event === 'resync'))
  await scan(prepared, prepared.codes[2]!)
  await hearsEvents(fresh, 3)
})

test('a session that ends, and a link that is rotated, removed, switched off or runs out, end the stream', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const inList = { listId: prepared.list.id }
  const settings = { label: 'North door', may_check_in_by_name: false, is_active: true, expires_at: null }
  type Ending = (linkId: string, sessionId: string) => Promise<unknown>
  const endings: Record<string, [ending: Ending, status: number]> = {
    session: [
      (linkId, sessionId) =>
        app.call(endScannerSession, { token: prepared.token, params: { ...inList, linkId, sessionId } }),
      401,
    ],
    rotated: [(linkId) => app.call(rotateScannerLink, { token: prepared.token, params: { ...inList, linkId } }), 401],
    removed: [(linkId) => app.call(removeScannerLink, { token: prepared.token, params: { ...inList, linkId } }), 401],
    off: [
      (linkId) =>
        app.call(changeScannerLink, {
          token: prepared.token,
          params: { ...inList, linkId },
          body: { ...settings, is_active: false },
        }),
      409,
    ],
    expired: [(linkId) => sql`update scanner_links set expires_at = now() where id = ${linkId}`.execute(owner), 409],
  }
  for (const [name, [end, status]] of Object.entries(endings)) {
    const linked = await addLink(app, prepared)
    const { scanToken } = await openDoor(app, linked)
    const ear = await open(prepared, { scanToken })
    assert.equal(ear.states()[0]!.door, 'North door')
    await end(linked.link.id, scanToken.split('.')[1]!)
    await until(ear.isOver, (isOver) => isOver)
    assert.equal(ear.states().at(-1)!.has_ended, true, name)
    const again = await open(prepared, { scanToken })
    assert.equal(again.status, status, name)
  }
})

test('a member who is removed, or may scan this list no longer, hears nothing more, at any server', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const lists = [prepared.list.id]
  const [gus, dora] = [
    await addMember(app, prepared, 'editor', { name: 'Gus' }),
    await addMember(app, prepared, 'door', { name: 'Dora', listIds: lists }),
  ]
  const ears = [
    await open(prepared, { token: gus.token }),
    await open(prepared, { address: elsewhere, token: gus.token }),
    await open(prepared, { address: elsewhere, token: dora.token }),
  ]
  const owns = await open(prepared, { token: prepared.token })
  assert.equal(ears[2]!.states()[0]!.door, 'Dora')
  await app.call(removeMember, { token: prepared.token, params: { personId: gus.id }, body: { password } })
  await app.call(changeMember, {
    token: prepared.token,
    params: { personId: dora.id },
    body: { role: 'viewer', password },
  })
  for (const ear of ears) {
    await until(ear.isOver, (isOver) => isOver)
    assert.equal(ear.states().at(-1)!.has_ended, true)
  }
  assert.equal(owns.isOver(), false)
  assert.equal((await open(prepared, { token: gus.token })).status, 404)
})

test('a member’s stream ends with the session, the list and the second step that it needs', async () => {
  const prepared = await prepareList(app, { members: 2 })
  await app.sandbox.addAudience({ account: prepared.mailchimpAccount, name: 'Brunch', members: 1 })
  const { account } = await app.call(syncLists, { token: prepared.token, params: { accountId: prepared.accountId } })
  const brunch = account.lists.find(({ name }) => name === 'Brunch')!
  const follow = async () => {
    const member = await addMember(app, prepared, 'door', { name: 'Dora', listIds: [prepared.list.id] })
    return { ...member, ear: await open(prepared, { address: elsewhere, token: member.token }) }
  }
  const next = 'another long password 4711'
  const endings: Record<string, (member: Awaited<ReturnType<typeof follow>>) => Promise<unknown>> = {
    'signed out': ({ token }) => app.call(logOut, { token }),
    'signed out elsewhere': async ({ email }) => app.call(endOtherSessions, { token: await signInAgain(app, email) }),
    'another password': async ({ email }) => {
      const body = { current_password: password, password: next, password_confirmation: next }
      await app.call(changePassword, { token: await signInAgain(app, email), body })
    },
    'another list': ({ id }) => {
      const body = { role: 'door', list_ids: [brunch.id], password }
      return app.call(changeMember, { token: prepared.token, params: { personId: id }, body })
    },
    'no account': ({ token }) => app.call(deleteUser, { token, body: { password } }),
  }
  const stays = await follow()
  const ended = await Promise.all(
    Object.entries(endings).map(async ([name, end]) => {
      const member = await follow()
      await end(member)
      return { ...member, name }
    }),
  )
  const stillOpen = () => ended.filter(({ ear }) => !ear.isOver()).map(({ name }) => name)
  await until(stillOpen, (names) => names.length === 0, 15_000)
  for (const { name, ear, token } of ended) {
    assert.equal(ear.states().at(-1)!.has_ended, true, name)
    assert.ok([401, 404].includes((await open(prepared, { token })).status), name)
  }
  assert.equal(stays.ear.isOver(), false)
  await sql`update teams set needs_second_factor = true where id = ${prepared.personId}`.execute(owner)
  await until(stays.ear.isOver, (isOver) => isOver, 15_000)
  assert.equal(stays.ear.states().at(-1)!.has_ended, true)
})

test('a stopping server ends its streams at once; they continue at the other', async () => {
  const prepared = await prepareList(app, { members: 3 })
  const third = await app.addNode({ works: false })
  const at = await third.listen()
  const ear = await open(prepared, { token: prepared.token, address: at })
  await third.stop()
  await until(ear.isOver, (isOver) => isOver)
  await scan(prepared, prepared.codes[0]!)
  const next = await open(prepared, { token: prepared.token, address: elsewhere, since: cursorOf(ear) })
  assert.equal(eventsOf(next).length, 1)
})

test('while the database is away no news arrive, and afterwards none are missing', async () => {
  const prepared = await prepareList(app, { members: 5 })
  const ear = await open(prepared, { token: prepared.token })
  await askDatabase(
    { connectionString: app.connectionString },
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  const scanned = await until(
    () => scan(prepared, prepared.codes[0]!).catch(() => undefined),
    (verdict) => verdict !== undefined,
  )
  assert.equal(scanned!.reason, 'ok')
  await hearsEvents(ear, 1)
})
