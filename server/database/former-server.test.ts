// During an update, a server of the previous release runs beside new ones. It knows persons and no teams. Its
// transactions name only the person, and it writes that id as the owner.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { Client } from 'pg'
import { allLists } from '#contract/lists.ts'
import { allTeams, leaveTeam } from '#contract/teams.ts'
import { addMember, prepareList } from '../testing/factories.ts'
import { atEnd } from '../testing/postgres.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { appRole, schema } from './names.ts'

const app = await startTestApp()
const noor = await prepareList(app, { members: 2 })
const former = new Client({ connectionString: app.connectionString })
await former.connect()
await former.query(`set role ${appRole}; set search_path = ${schema}`)
former.on('error', () => {})
atEnd(() => former.end())

/** Opens a transaction as the previous release does. */
async function as<Row>(person: string, list: string, text: string, values: unknown[] = []): Promise<Row[]> {
  await former.query('begin')
  try {
    await former.query(`select set_config('listpass.person', $1, true), set_config('listpass.list', $2, true)`, [
      person,
      list,
    ])
    const { rows } = await former.query(text, values)
    await former.query('commit')
    return rows as Row[]
  } catch (error) {
    await former.query('rollback')
    throw error
  }
}

test('it sees the data of the person’s own team, and of no other team', async () => {
  const other = await prepareList(app, { members: 1 }, 'Ola')
  const lists = await as<{ id: string }>(noor.personId, '', 'select id from lists')
  assert.deepEqual(lists, [{ id: noor.list.id }])
  const contacts = 'select count(*)::int as count from contacts'
  assert.deepEqual(await as(noor.personId, noor.list.id, contacts), [{ count: 2 }])
  assert.deepEqual(await as(noor.personId, other.list.id, contacts), [{ count: 0 }])
})

test('a person that it registers has a team, and an account that it connects is that team’s', async () => {
  const id = randomUUID()
  const insert = `insert into users (id, name, email, email_key, password_hash) values ($1, 'Former', $2, $2, 'x')`
  await as(id, '', insert, [id, `${id}@example.com`])
  const account = `insert into accounts (id, owner_id, account_name, credential, server_prefix, mailchimp_id, login_key)
    values ($1, $2, 'Supper club', 'x', 'us14', 'm', 'l') returning owner_id`
  assert.deepEqual(await as(id, '', account, [randomUUID(), id]), [{ owner_id: id }])
  const teams = await app.services.database.as({ team: id }, (tx) => tx.selectFrom('teams').select('name').execute())
  assert.deepEqual(teams, [{ name: 'Former' }])
})

test('it records changes, and finds the doors of its sessions', async () => {
  const record = `insert into audit_log (owner_id, id, who, action) values ($1, $2, 'organiser', 'account_added') returning who`
  assert.deepEqual(await as(noor.personId, '', record, [noor.personId, randomUUID()]), [{ who: 'organiser' }])
  const secret = randomBytes(32)
  const session = randomUUID()
  const added = `insert into sessions (id, person_id, secret_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')`
  await as(noor.personId, '', added, [session, noor.personId, secret])
  const door = await former.query(`select person_id, list_id from organiser_doors($1, $2, $3, '7 days')`, [
    [session],
    [secret],
    [noor.list.id],
  ])
  assert.deepEqual(door.rows, [{ person_id: noor.personId, list_id: noor.list.id }])
})

test('it hears of each change of a list once, and its cursors from before the upgrade read the list anew', async () => {
  type News = { seq: string; xid: string; is_anew: boolean; entries: unknown[] | null }
  const news = async (from: object) => {
    const asked = JSON.stringify([{ place: 0, list: noor.list.id, is_new: true, ...from }])
    const { rows } = await former.query<News>('select seq, xid::text, is_anew, entries from door_news($1, 100)', [
      asked,
    ])
    const { seq, xid, is_anew: isAnew, entries } = rows[0]!
    return { from: { seq, xid }, isAnew, many: entries?.length ?? 0 }
  }
  const first = await news({})
  assert.equal(first.isAnew, false)
  await as(noor.personId, noor.list.id, 'update contacts set max_scans = 7')
  const second = await news(first.from)
  assert.deepEqual([second.isAnew, second.many], [false, 2])
  const third = await news(second.from)
  assert.deepEqual(third, { from: second.from, isAnew: false, many: 0 })
  assert.match(third.from.xid, /^\d{1,18}$/)
  assert.equal((await news({ ...third.from, xid: '1234' })).isAnew, true)
})

test('in a person’s scope a new server sees no row of any team, not even of the own one', async () => {
  const seen = await app.services.database.as({ person: noor.personId }, (tx) =>
    tx.selectFrom('lists').select('id').execute(),
  )
  assert.deepEqual(seen, [])
})

test('a person who has left the own team does not reach it by the same id', async () => {
  const first = await prepareList(app, { members: 1 }, 'First')
  const second = await addMember(app, first, 'owner', { name: 'Second' })
  await app.call(leaveTeam, { token: first.token, params: { teamId: first.personId } })
  assert.equal((await app.refused(allLists, { token: first.token })).status, 404)
  assert.equal((await app.refused(allLists, { token: first.token, team: first.personId })).status, 404)
  assert.equal((await app.call(allLists, { token: second.token, team: first.personId })).lists.length, 1)
  assert.deepEqual((await app.call(allTeams, { token: first.token })).teams, [])
})
