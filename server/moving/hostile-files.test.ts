// A crafted file brings nothing but its own team: no row, job, person or id of anybody who is here.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { enqueueAgain } from '../backup/enqueue-again.ts'
import { DumpReader } from '../database/dump/dump-reader.ts'
import type { DumpedTable } from '../database/dump/plan.ts'
import { lengthOf, line } from '../database/dump/write-dump.ts'
import { addMember, prepareList, signInWith } from '../testing/factories.ts'
import { startInstallation } from '../testing/installations.ts'
import { atEnd } from '../testing/postgres.ts'
import { importTeam } from './import-team.ts'
import type { TeamHead, TeamTail } from './export-team.ts'
import { readTeamFile } from './team-file.ts'
import { password } from '../testing/samples.ts'

const folder = await mkdtemp(join(tmpdir(), 'listpass-hostile-'))
atEnd(() => rm(folder, { recursive: true, force: true }))
const sandbox = createSandbox({ callOut: (request) => fetch(request) })
atEnd(() => sandbox.close())
const theirs = await startInstallation({ sandbox })
const here = await startInstallation({ sandbox })

type Row = Record<string, string>
type File = { head: TeamHead; tables: (DumpedTable & { rows: Row[] })[]; tail: TeamTail }

async function read(dump: AsyncIterable<Buffer>): Promise<File> {
  const reader = new DumpReader(dump)
  const file: File = { head: (await reader.line()) as TeamHead, tables: [], tail: { rows: {}, secrets: [], jobs: [] } }
  for (;;) {
    const next = (await reader.line()) as DumpedTable | TeamTail
    if (!('table' in next)) return { ...file, tail: next }
    const pieces: Buffer[] = []
    for await (const piece of reader.pieces()) pieces.push(piece)
    const lines = Buffer.concat(pieces).toString().split('\n').slice(0, -1)
    const rows = lines.map((text) =>
      Object.fromEntries(text.split('\t').map((value, place) => [next.columns[place]!, value])),
    )
    file.tables.push({ ...next, rows })
  }
}

async function* write({ head, tables, tail }: File): AsyncGenerator<Buffer> {
  yield line(head)
  for (const { table, columns, rows } of tables) {
    yield line({ table, columns })
    const text = Buffer.from(rows.map((row) => `${columns.map((name) => row[name]!).join('\t')}\n`).join(''))
    if (text.length > 0) {
      yield lengthOf(text)
      yield text
    }
    yield lengthOf(Buffer.alloc(0))
  }
  yield line(tail)
}

/** Mallory's team, which has left for here, with a member; and Noor's team, which is here. */
const mallory = await prepareList(theirs, { members: 3 }, 'Mallory')
const accomplice = await addMember(theirs, mallory, 'door', { listIds: [mallory.list.id] })
const noor = await prepareList(here, { members: 3 }, 'Noor')
const noorsEmail = (await here.owner.selectFrom('users').select('email').where('id', '=', noor.personId).execute())[0]!
  .email
const path = join(folder, 'team')
const { data } = await theirs.admin(`export-team ${mallory.personId} ${path} --to ${here.publicUrl}`)
const honest = await readTeamFile(path, String(data['key']), read)

async function bring(change: (file: File, rowsOf: (table: string) => Row[]) => void, areSame = false) {
  const file = structuredClone(honest)
  change(file, (table) => file.tables.find((each) => each.table === table)!.rows)
  const address = { connectionString: here.connectionString }
  const options = { isDryRun: false, areSame, takeUp: enqueueAgain(address), tell: () => Promise.resolve() }
  return importTeam({ address, services: here.services }, { ...options, dump: write(file) })
}

/** Everything of Noor's that a file could change, and the number of all people, teams and jobs. */
async function asItIs() {
  const { rows } = await sql`
    select (select jsonb_agg(to_jsonb(u) order by id) from users u) as people,
      (select jsonb_agg(to_jsonb(t) order by id) from teams t) as teams,
      (select jsonb_agg(to_jsonb(m) order by team_id, person_id) from memberships m) as members,
      (select jsonb_agg(to_jsonb(s) - 'last_used_at' order by id) from sessions s) as sessions,
      (select jsonb_agg(to_jsonb(c) order by id) from contacts c) as contacts,
      (select count(*)::int from totp_secrets) as apps,
      (select count(*)::int from arrivals) as arrivals`.execute(here.owner)
  const jobs = await sql`select name, data from listpass_jobs.job where name <> 'rebuild-texts' order by id`.execute(
    here.services.database.open,
  )
  return { ...(rows[0] as object), jobs: jobs.rows }
}

const job = (name: string, more: object) => ({ name, data: more })
const listId = noor.list.id
const noorsContact = (
  await here.owner.selectFrom('contacts').select('id').where('list_id', '=', listId).limit(1).execute()
)[0]!.id

function rename({ tables }: File, from: string, to: string): void {
  for (const { rows: each } of tables)
    for (const row of each) for (const [name, value] of Object.entries(row)) if (value === from) row[name] = to
}

function pretend(of: (table: string) => Row[], more: Row): void {
  const user = of('users').find(({ id }) => id === accomplice.id)!
  Object.assign(user, { email: noorsEmail, email_key: noorsEmail.toLowerCase(), ...more })
}

type Crafted = [what: string, says: RegExp, change: Parameters<typeof bring>[0]]
const rows = /rows of more than one team/
const work = /work that is not its team’s/
const used = /in use here/
const crafted: Crafted[] = [
  ['a list of another team', rows, (_, of) => void (of('lists')[0]!['owner_id'] = noor.personId)],
  ['a list of another account', rows, (_, of) => void (of('lists')[0]!['account_id'] = randomUUID())],
  ['a contact of a list here', rows, (_, of) => void (of('contacts')[0]!['list_id'] = listId)],
  ['a member of a team here', rows, (_, of) => void (of('memberships')[0]!['team_id'] = noor.personId)],
  ['a door of a list here', rows, (_, of) => void (of('member_lists')[0]!['list_id'] = listId)],
  ['another email behind the key', rows, (_, of) => void (of('users')[0]!['email'] = noorsEmail)],
  ['a second team', rows, (_, of) => void of('teams').push({ ...of('teams')[0]!, id: noor.personId })],
  ['a list with an id of one here', used, (file) => rename(file, mallory.list.id, listId)],
  [
    'a team with an id of one here',
    used,
    ({ head, tables }) => {
      head.team.id = noor.personId
      for (const { rows: each } of tables)
        for (const row of each) for (const name of ['team_id', 'owner_id']) if (name in row) row[name] = noor.personId
      tables.find(({ table }) => table === 'teams')!.rows[0]!['id'] = noor.personId
    },
  ],
  ...[{ default_max: 0 }, { party: 'none' }, { guest_statuses: [] }, { consent_words: 7 }, ['subscribed']].map(
    (wrong): Crafted => [
      `the settings ${JSON.stringify(wrong)}`,
      /settings that no list can have/,
      (_, of) => void (of('lists')[0]!['settings'] = JSON.stringify(wrong)),
    ],
  ),
  ['a member who is a person here', /have an account here/, (file) => rename(file, accomplice.id, noor.personId)],
  ['a member with the email of a person here', /have an account here/, (_, of) => pretend(of, {})],
  [
    'a table that stays',
    /other tables/,
    ({ tables }) => void tables.push({ table: 'passkeys', columns: ['id'], rows: [] }),
  ],
  ['a table of the database', /other tables/, ({ tables }) => void (tables[0]!.table = 'pg_authid')],
  ['fewer tables', /other tables/, ({ tables }) => void tables.pop()],
  ['another form', /of another release/, ({ head }) => void (head.move = 'x')],
  ...(
    [
      ['run-batch', { listId, batchId: randomUUID() }],
      ['mail-code', { listId, contactId: noorsContact }],
      ['mail-code', { listId: mallory.list.id, contactId: noorsContact }],
      ['rebuild-texts', { listId }],
      ['send-notices', { listId: mallory.list.id, personId: noor.personId, kind: 'vip_arrived', after: 0, upto: 9 }],
      ['tell-password-changed', { personId: noor.personId, at: 0 }],
      ['send-reset-link', { resetId: randomUUID(), askedAt: 0, box: 'x' }],
      ['no-such-work', { listId: mallory.list.id }],
      ['mail-code', { listId: mallory.list.id }],
    ] as const
  ).map(([name, more], place): Crafted => [
    `work ${place}: ${name}`,
    work,
    ({ tail }) => void tail.jobs.push(job(name, more)),
  ]),
]

for (const [what, says, change] of crafted)
  test(`a file with ${what} is refused in words, and changes nothing`, async () => {
    const before = await asItIs()
    await assert.rejects(bring(change), (error: Error) => {
      assert.match(error.message, says)
      assert.match(error.message, /Nothing was imported\.$/)
      return true
    })
    assert.deepEqual(await asItIs(), before)
  })

test('by the operator’s word a person here joins, and keeps password, sessions and second step', async () => {
  const before = await asItIs()
  const { same } = await bring((_, of) => pretend(of, { password_hash: 'another' }), true)
  assert.deepEqual(same, [noorsEmail])
  const after = await asItIs()
  const of = (kept: object, name: string) =>
    (kept as Record<string, Row[]>)[name]!.filter((row) => [row['id'], row['person_id']].includes(noor.personId))
  for (const name of ['people', 'sessions']) assert.deepEqual(of(after, name), of(before, name), name)
  const roles = of(after, 'members').map(({ team_id: team, role }) => `${team} ${role}`)
  assert.deepEqual(new Set(roles), new Set([`${noor.personId} owner`, `${mallory.personId} door`]))
  const { rows: lists } = await sql`select list_id from member_lists where person_id = ${noor.personId}`.execute(
    here.owner,
  )
  assert.deepEqual(lists, [{ list_id: mallory.list.id }])
  assert.equal((await signInWith(here, { email: noorsEmail, password })).user.id, noor.personId)
})

test('a team that left comes back only from where it went, or by the operator’s word', async () => {
  await here.admin(`export-team ${mallory.personId} ${join(folder, 'back')} --to ${theirs.publicUrl}`)
  const change = ({ head }: File) => void Object.assign(head, { move: randomUUID(), from: 'https://evil.example' })
  await assert.rejects(bring(change), /left here for .*Nothing was imported/)
})
