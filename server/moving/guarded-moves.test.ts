// A team is at one place at a time, whatever operators do at both, and nobody gets in at one place by the other.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'node:test'
import { sql } from 'kysely'
import { currentUser } from '#contract/auth.ts'
import { deleteUser } from '#contract/privacy.ts'
import { redeemScan } from '#contract/scanning.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { openClient } from '../database/open.ts'
import { addLink, addMember, openDoor, password, prepareList } from '../testing/factories.ts'
import { type Installation, startInstallation } from '../testing/installations.ts'
import { atEnd } from '../testing/postgres.ts'
import { until } from '../testing/until.ts'
import { importTeam } from './import-team.ts'
import { requireOneTeam } from './stage.ts'
import { readTeamFile } from './team-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'listpass-guarded-'))
atEnd(() => rm(folder, { recursive: true, force: true }))
const sandbox = createSandbox({ callOut: (request) => fetch(request) })
atEnd(() => sandbox.close())
const trial = await startInstallation({ sandbox })
const own = await startInstallation({ sandbox })
const third = await startInstallation({ sandbox })

type Taken = { file: string; key: string }

async function takeOut(from: Installation, team: string, to: Installation): Promise<Taken> {
  const file = join(folder, randomUUID())
  const { data } = await from.admin(`export-team ${team} ${file} --to ${to.publicUrl}`)
  return { file, key: String(data['key']) }
}

const takeIn = (to: Installation, { file, key }: Taken) => to.admin(`import-team ${file} --key ${key}`)

type Caller = { scanToken: string } | { token: string }

/** Repeats a scan, as a door does. */
async function verdictAt(node: Installation, caller: Caller, listId: string, code: string): Promise<string> {
  const asked = { ...caller, params: { listId }, body: { qr_code: code, scan_id: randomUUID() } }
  const scan = () => node.call(redeemScan, asked).catch(() => undefined)
  return (await until(scan, (verdict) => verdict !== undefined, 20_000))!.reason
}

test('an export waits for a change that began before, and takes it along', async () => {
  const noor = await prepareList(trial, { members: 3 }, 'Noor')
  let isExported = false
  let exporting: Promise<Taken> | undefined
  await trial.services.database.as({ team: noor.personId, list: noor.list.id }, async (tx) => {
    await sql`update contacts set max_scans = 77 where list_id = ${noor.list.id}`.execute(tx)
    exporting = takeOut(trial, noor.personId, own).then((taken) => ((isExported = true), taken))
    await until(
      () => trial.owner.selectFrom('departures').select('move_id').where('team_id', '=', noor.personId).execute(),
      (found) => found.length === 1,
    )
    await pause(500)
    assert.equal(isExported, false)
  })
  await takeIn(own, await exporting!)
  const kept = await own.owner.selectFrom('contacts').select('max_scans').where('list_id', '=', noor.list.id).execute()
  assert.ok(kept.length > 0 && kept.every(({ max_scans: most }) => most === 77))
})

test('while a team is imported it cannot be kept, and once it is kept it cannot be imported', async () => {
  const noor = await prepareList(trial, { members: 2 }, 'Noor')
  const taken = await takeOut(trial, noor.personId, own)
  const address = { connectionString: own.connectionString }
  const ask = () => assert.rejects(trial.admin(`keep-team ${noor.personId}`), /is importing the team/)
  const options = { isDryRun: false, takeUp: () => Promise.resolve(), ask }
  const failing = { ...options, takeUp: () => Promise.reject(new Error('The disk is full.')) }
  const run = (with_: typeof options) =>
    readTeamFile(taken.file, taken.key, (dump) => importTeam({ address, services: own.services }, { ...with_, dump }))
  await assert.rejects(run(failing), /The disk is full/)
  // An import that failed leaves nothing behind.
  await trial.admin(`keep-team ${noor.personId}`)
  await assert.rejects(takeIn(own, taken), /has not left for/)
  const again = await takeOut(trial, noor.personId, own)
  await readTeamFile(again.file, again.key, (dump) =>
    importTeam({ address, services: own.services }, { ...options, dump }),
  )
  await assert.rejects(trial.admin(`keep-team ${noor.personId}`), /is at http.* already/)
})

test('a team that has arrived moves on from there alone, and its former doors follow', async () => {
  const noor = await prepareList(trial, { members: 3 }, 'Noor')
  const { slug } = await addLink(trial, noor)
  const door = await openDoor(trial, { slug })
  await takeIn(own, await takeOut(trial, noor.personId, own))
  await assert.rejects(takeOut(trial, noor.personId, third), /is at http.* already\. Export it there/)
  await assert.rejects(takeOut(trial, noor.personId, own), /is at http.* already\. Export it there/)
  await takeIn(third, await takeOut(own, noor.personId, third))
  assert.equal(await verdictAt(trial, door, noor.list.id, noor.codes[0]!), 'ok')
  assert.equal(await verdictAt(third, door, noor.list.id, noor.codes[0]!), 'already_used')
  // The place in between has no copy to lose: what the first place keeps is retired only while the team is at the second.
  await third.owner.deleteFrom('arrivals').where('team_id', '=', noor.personId).execute()
  await assert.rejects(own.admin(`retire-team ${noor.personId} --yes`), /does not say that Noor is there/)
})

test('nothing stops before the other installation answers and the file can be written', async () => {
  const noor = await prepareList(trial, { members: 1 }, 'Noor')
  const call = (file: string, to: string) => trial.admin(`export-team ${noor.personId} ${file} --to ${to}`)
  await assert.rejects(call(join(folder, 'f'), 'http://localhost:9'), /No Listpass answers at .*Nothing was changed/)
  await assert.rejects(call(join(folder, 'none', 'f'), own.publicUrl), /cannot be written\. Nothing was changed/)
  await assert.rejects(call(folder, own.publicUrl), /is there already\. Choose another name/)
  const other = own.publicUrl.replace('localhost', '127.0.0.1')
  await assert.rejects(call(join(folder, 'f'), other), /PUBLIC_URL of that installation is|No Listpass answers/)
  const scan = { token: noor.token, params: { listId: noor.list.id } }
  assert.equal((await trial.call(redeemScan, { ...scan, body: { qr_code: noor.codes[0]! } })).reason, 'ok')
})

test('a member’s door goes on at the new place by a token that is good there alone', async () => {
  const noor = await prepareList(trial, { members: 3 }, 'Noor')
  await takeIn(own, await takeOut(trial, noor.personId, own))
  assert.equal(await verdictAt(trial, { token: noor.token }, noor.list.id, noor.codes[0]!), 'ok')
  const scans = await own.owner.selectFrom('scans').select('reason').where('list_id', '=', noor.list.id).execute()
  assert.deepEqual(scans, [{ reason: 'ok' }])
  assert.equal((await own.refused(currentUser, { token: noor.token })).status, 401)
})

test('a return gives nobody a session of a person who is here already', async () => {
  const noor = await prepareList(trial, { members: 1 }, 'Noor')
  const ola = await addMember(trial, noor, 'viewer', { name: 'Ola' })
  await takeIn(own, await takeOut(trial, noor.personId, own))
  const mallory = await prepareList(own, { members: 1 }, 'Mallory')
  await own.owner.updateTable('sessions').set({ person_id: ola.id }).where('person_id', '=', mallory.personId).execute()
  await takeIn(trial, await takeOut(own, noor.personId, trial))
  assert.equal((await trial.refused(currentUser, { token: mallory.token })).status, 401)
  assert.equal((await trial.call(currentUser, { token: ola.token })).user.id, ola.id)
})

test('a file with rows of another team is refused', async () => {
  const client = await openClient({ connectionString: own.connectionString }, 'test')
  try {
    await client.query('set search_path = listpass, pg_temp')
    const names = ['teams', 'accounts', 'lists', 'memberships', 'sessions']
    for (const name of names)
      await client.query(`create temp table stage_${name} as select * from ${name} with no data`)
    const tables = names.map((table) => ({ table, columns: [] }))
    const team = randomUUID()
    await client.query('insert into stage_teams (id, name) values ($1, $2)', [team, 'Noor'])
    await requireOneTeam(client, tables, team)
    await client.query(`insert into stage_memberships (team_id, person_id, role) values ($1, $2, 'owner')`, [
      randomUUID(),
      randomUUID(),
    ])
    await assert.rejects(requireOneTeam(client, tables, team), /rows of more than one team/)
    await client.query('delete from stage_memberships')
    await client.query('insert into stage_sessions (id, person_id) values ($1, $2)', [randomUUID(), randomUUID()])
    await assert.rejects(requireOneTeam(client, tables, team), /rows of more than one team/)
  } finally {
    await client.end()
  }
})

test('a person of a team that is on its way can be deleted once it is there', async () => {
  const noor = await prepareList(trial, { members: 1 }, 'Noor')
  const taken = await takeOut(trial, noor.personId, own)
  const asked = { token: noor.token, body: { password } }
  const refused = await trial.refused(deleteUser, asked)
  assert.match(refused.message, /is moving to .* Please try again when it is there/)
  await takeIn(own, taken)
  await until(
    () =>
      trial.call(deleteUser, asked).then(
        () => true,
        () => false,
      ),
    Boolean,
    20_000,
  )
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from lists where id = ${noor.list.id}`.execute(trial.owner)
  assert.equal(rows[0]!.count, 0)
})
