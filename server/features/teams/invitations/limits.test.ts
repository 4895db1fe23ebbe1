// Nobody floods strangers with invitations: beyond each limit nothing is kept and nothing is mailed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addTeam, allTeams, changeMember, invitePerson, teamHeader, teamPeople } from '#contract/teams.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addMember, addOrganiser, prepareList } from '../../../testing/factories.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { password } from '../../../testing/samples.ts'

const app = await startTestApp({ works: false, teamsOfPerson: 100 })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

/** How far each limit is passed: a hundred times with LISTPASS_PROVE=full. */
const times = process.env['LISTPASS_PROVE'] === 'full' ? 100 : 4

async function invite(token: string, { email, from, team }: { email: string; from: string; team?: string }) {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/team/invitations',
    remoteAddress: from,
    headers: { authorization: `Bearer ${token}`, ...(team && { [teamHeader]: team }) },
    payload: { email, role: 'viewer', password },
  })
  assert.ok(answer.statusCode === 200 || answer.statusCode === 429, String(answer.statusCode))
  return answer.statusCode === 200
}

async function left() {
  const [kept, mailed] = await Promise.all([
    sql<{ count: number }>`select count(*)::int as count from invitations`.execute(owner),
    sql<{ count: number }>`select count(*)::int as count from listpass_jobs.job where name = 'send-invitation'`.execute(
      app.services.database.open,
    ),
  ])
  return { kept: kept.rows[0]!.count, mailed: mailed.rows[0]!.count }
}

/** Invites many times past a limit, and checks what passed, was kept and was mailed. */
async function pass(most: number, refillMinutes: number, one: (nth: number) => Promise<boolean>) {
  const [before, begun] = [await left(), performance.now()]
  let passed = 0
  for (let nth = 0; nth < Math.max(most * times, 40); nth += 20)
    passed += (await Promise.all(Array.from({ length: 20 }, (_, place) => one(nth + place)))).filter(Boolean).length
  const after = await left()
  const refilled = (performance.now() - begun) / 60_000 / refillMinutes
  assert.ok(passed >= most && passed <= most + refilled, `${passed} of ${most}`)
  assert.equal(after.mailed - before.mailed, passed)
  assert.equal(after.kept - before.kept, passed)
}

let addresses = 0
const somewhere = () => `10.${100 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses++ & 255}`
let strangers = 0
const somebody = () => `stranger${strangers++}@example.com`

async function registerNow(): Promise<string> {
  const payload = { name: 'Mallory', email: somebody(), password, password_confirmation: password }
  const answer = await app.app.inject({ method: 'POST', url: '/api/register', payload, remoteAddress: somewhere() })
  await sql`update users set email_proven_at = now() where email = ${payload.email}`.execute(owner)
  return answer.json<{ token: string }>().token
}

test('a person invites 50 at once, however many teams they have', async () => {
  const { token } = await addOrganiser(app, 'Noor')
  const teams: string[] = []
  for (let count = 0; count < 8; count++)
    teams.push((await app.call(addTeam, { token, body: { name: `Team ${count}` } })).team.id)
  await pass(50, 2, (nth) => invite(token, { email: somebody(), from: somewhere(), team: teams[nth % 8]! }))
})

test('a team invites 50 at once, however many owners it has', async () => {
  const noor = await addOrganiser(app, 'Noor')
  const owners = [noor.token]
  for (let count = 0; count < 2; count++) {
    const { id, token } = await addOrganiser(app, 'Ola')
    await sql`insert into memberships (team_id, person_id, role) values (${noor.id}, ${id}, 'owner')`.execute(owner)
    owners.push(token)
  }
  const ask = (nth: number) => ({ email: somebody(), from: somewhere(), team: noor.id, token: owners[nth % 3]! })
  await pass(50, 2, (nth) => invite(ask(nth).token, ask(nth)))
})

test('people of one network invite 100 at once', async () => {
  const tokens: string[] = []
  for (let count = 0; count < 5; count++) tokens.push((await addOrganiser(app, 'Noor')).token)
  await pass(100, 1, (nth) =>
    invite(tokens[nth % 5]!, { email: somebody(), from: `2001:db8:9:9::${nth.toString(16)}` }),
  )
})

test('an address gets five invitations, whoever sends them', async () => {
  const tokens: string[] = []
  for (let count = 0; count < 20; count++) tokens.push((await addOrganiser(app, 'Noor')).token)
  const email = somebody()
  await pass(5, 60, (nth) => invite(tokens[nth % 20]!, { email, from: somewhere() }))
})

test('one address that is invited twice at the same moment has one invitation', async () => {
  const { token } = await addOrganiser(app, 'Noor')
  const [email, before] = [somebody(), await left()]
  const both = await Promise.all([1, 2, 3].map(() => invite(token, { email, from: somewhere() })))
  assert.deepEqual(both, [true, true, true])
  assert.equal((await left()).kept, before.kept + 1)
})

test('a new account invites ten at once, and new accounts of one network twenty', async () => {
  const one = await registerNow()
  await pass(10, 30, () => invite(one, { email: somebody(), from: somewhere() }))
  const several: string[] = []
  for (let count = 0; count < 6; count++) several.push(await registerNow())
  await pass(20, 30, (nth) => invite(several[nth % 6]!, { email: somebody(), from: '10.9.9.9' }))
})

test('a person owns ten teams, also when all are made at the same time', async () => {
  const usual = await startTestApp({ works: false })
  const { token } = await addOrganiser(usual, 'Noor')
  const make = () =>
    usual.call(addTeam, { token, body: { name: 'One more' } }).then(
      () => true,
      () => false,
    )
  const made = (await Promise.all(Array.from({ length: 10 * times }, make))).filter(Boolean).length
  assert.equal(made, 9)
  assert.equal((await usual.call(allTeams, { token })).teams.length, 10)
  const refused = await usual.refused(addTeam, { token, body: { name: 'One more' } })
  assert.ok(['teams_at_most', 'too_many_teams'].includes(refused.code), refused.code)
})

test('a person who gives teams away makes no more of them at once', async () => {
  const few = await startTestApp({ works: false, teamsOfPerson: 3 })
  const [{ token, id }, ola] = [await addOrganiser(few, 'Noor'), await addOrganiser(few, 'Ola')]
  const db = openAsOwner({ connectionString: few.connectionString })
  atEnd(() => db.destroy())
  let made = 0
  for (let count = 0; count < 3 * times; count++) {
    const added = await few.call(addTeam, { token, body: { name: 'Again' } }).catch(() => undefined)
    if (!added) continue
    made += 1
    await sql`insert into memberships (team_id, person_id, role) values (${added.team.id}, ${ola.id}, 'owner')`.execute(
      db,
    )
    await sql`delete from memberships where team_id = ${added.team.id} and person_id = ${id}`.execute(db)
  }
  assert.equal(made, 3)
})

test('a list of another team is refused with an invitation and with a role', async () => {
  const working = await startTestApp()
  const [noor, ola] = [await addOrganiser(working, 'Noor'), await prepareList(working, { members: 1 }, 'Ola')]
  const mira = await addMember(working, noor, 'viewer')
  for (const role of ['door', 'editor'] as const) {
    const asked = { token: noor.token, body: { role, list_ids: [ola.list.id], password } }
    const invited = await working.refused(invitePerson, { ...asked, body: { ...asked.body, email: somebody() } })
    assert.deepEqual([invited.status, invited.code], [404, 'list_not_found'])
    assert.equal(
      (await working.refused(changeMember, { ...asked, params: { personId: mira.id } })).code,
      'list_not_found',
    )
  }
  assert.deepEqual((await working.call(teamPeople, { token: noor.token })).invitations, [])
})
