// A team moves from one installation to another, and back. It is at one place at a time, and nothing that was acknowledged is lost.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { logIn, register } from '#contract/auth.ts'
import { batchStatus, createFields, generate } from '#contract/codes.ts'
import { openScannerLink } from '#contract/doors.ts'
import { allLists } from '#contract/lists.ts'
import { offlineList } from '#contract/offline.ts'
import { deleteUser } from '#contract/privacy.ts'
import { handInScans, redeemScan } from '#contract/scanning.ts'
import { allTeams } from '#contract/teams.ts'
import { setUpWebhook, webhookStatus } from '#contract/webhooks.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { addLink, codesOf, connectAudience, openDoor, prepareList, signInWith } from '../testing/factories.ts'
import { type Installation, startInstallation } from '../testing/installations.ts'
import { listen } from '../testing/listen.ts'
import { atEnd } from '../testing/postgres.ts'
import { until } from '../testing/until.ts'
import { findBrokenInvariants } from '../verify/invariants.ts'
import { password } from '../testing/samples.ts'

const folder = await mkdtemp(join(tmpdir(), 'listpass-move-'))
atEnd(() => rm(folder, { recursive: true, force: true }))
const sandbox = createSandbox({ callOut: (request) => fetch(request) })
atEnd(() => sandbox.close())
const trial = await startInstallation({ sandbox })
const own = await startInstallation({ sandbox })

type Taken = { file: string; key: string }

async function takeOut(from: Installation, team: string, to: Installation): Promise<Taken> {
  const file = join(folder, randomUUID())
  const { data } = await from.admin(`export-team ${team} ${file} --to ${to.publicUrl}`)
  return { file, key: String(data['key']) }
}

const takeIn = (to: Installation, { file, key }: Taken, more = '') =>
  to.admin(`import-team ${file} --key ${key}${more}`)

const move = async (from: Installation, to: Installation, team: string) => takeIn(to, await takeOut(from, team, to))

async function emailOf({ owner }: Installation, id: string): Promise<string> {
  const found = await owner.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  return found.email
}

const seqsOf = async ({ owner }: Installation, listId: string) => {
  const { rows } = await sql<{ seq: number }>`
    select seq::int from door_events where list_id = ${listId} order by seq`.execute(owner)
  return rows.map(({ seq }) => seq)
}

test('doors keep their scans while the team moves, and hand them in at the new place; and back', async () => {
  const noor = await prepareList(trial, { members: 20 }, 'Noor')
  const { list, codes, personId: team } = noor
  const params = { listId: list.id }
  await trial.call(setUpWebhook, { token: noor.token, params })
  const { protection_code: hook } = await trial.call(webhookStatus, { token: noor.token, params })
  const { slug } = await addLink(trial, noor)
  const door = await openDoor(trial, { slug })
  const scanAt = (node: Installation, by: object, code: string) => ({ ...by, params, body: { qr_code: code } })
  assert.equal((await trial.call(redeemScan, scanAt(trial, door, codes[0]!))).reason, 'ok')
  const ear = await listen({ address: trial.publicUrl, ...params, ...door })
  const { cursor, entries: whole } = await trial.call(offlineList, { ...door, params, query: {} })
  const ola = await prepareList(trial, { members: 3 }, 'Ola')
  const email = await emailOf(trial, team)
  const statusOf = async (path: string) => (await fetch(trial.publicUrl + path, { redirect: 'manual' })).status
  const page = await statusOf(`/q/${codes[2]!}/scan`)
  const taken = await takeOut(trial, team, own)

  // While the team moves, its doors get 503, a guest's page stays, and Mailchimp is told to deliver again. Other teams go on.
  await until(() => ear.isOver(), Boolean)
  const left = await until(
    () => trial.refused(openScannerLink, { params: { slug } }).catch(() => undefined),
    (seen) => seen !== undefined,
  )
  assert.deepEqual([left!.status, left!.code, left!.params], [503, 'team_left', { address: own.publicUrl }])
  for (const by of [door, { token: noor.token }])
    assert.equal((await trial.refused(redeemScan, scanAt(trial, by, codes[1]!))).code, 'team_left')
  await until(
    () => statusOf(`/webhooks/mailchimp/${hook!}`),
    (status) => status === 503,
  )
  assert.equal(await statusOf(`/q/${codes[2]!}/scan`), page)
  const theirs = { token: ola.token, params: { listId: ola.list.id }, body: { qr_code: ola.codes[0]! } }
  assert.equal((await trial.call(redeemScan, theirs)).reason, 'ok')
  const kept = codes.slice(1, 4).map((code) => ({
    qr_code: code,
    scan_id: randomUUID(),
    scanned_at: new Date().toISOString(),
    told: 'ok' as const,
  }))

  const { text } = await takeIn(own, taken)
  assert.match(text, /^Noor is here now: 1 member, 1 list, 19 contacts, 1 scan, /)
  assert.match(text, /Mailchimp tells this installation of changes in /)
  assert.match((await takeIn(own, taken)).text, /^Noor is here already\./)

  // There: an open door is told the address, opens its link at it, and hands in what it kept, once.
  const moved = await until(
    () => trial.refused(offlineList, { ...door, params, query: {} }),
    ({ code }) => code === 'team_moved',
  )
  assert.deepEqual([moved.status, moved.params], [503, { address: own.publicUrl }])
  assert.equal((await trial.refused(openScannerLink, { params: { slug } })).code, 'team_moved')
  const there = await openDoor(own, { slug })
  for (const _again of [1, 2]) {
    const { verdicts } = await own.call(handInScans, { ...there, params, body: { scans: kept } })
    assert.deepEqual(new Set(verdicts.map(({ reason }) => reason)), new Set(['ok']))
  }
  assert.equal((await own.call(redeemScan, scanAt(own, there, codes[0]!))).reason, 'already_used')
  assert.deepEqual(await seqsOf(own, list.id), [1, 2, 3, 4])
  // A cursor of the former place is good at the new one.
  const news = await own.call(offlineList, { ...there, params, query: { since: cursor } })
  assert.ok(!news.is_whole && news.entries.length > 0 && news.entries.length < whole.length / 2)

  // Everything else is redirected for good.
  for (const path of [`/scanner/public/${slug}`, `/q/${codes[5]!}/scan`, `/webhooks/mailchimp/${hook!}`]) {
    const answer = await fetch(trial.publicUrl + path, { redirect: 'manual' })
    assert.deepEqual([answer.status, answer.headers.get('location')], [308, own.publicUrl + path])
  }
  // A redirect would tell that a code exists which may be guessed.
  const guessable = '000000000000000000000042'
  await trial.owner.updateTable('contacts').set({ code: guessable }).where('code', '=', codes[18]!).execute()
  for (const code of [guessable, '000000000000000000000043'])
    assert.equal(await statusOf(`/q/${code}/calendar.ics`), 404)
  const refused = await trial.refused(allLists, { token: noor.token })
  assert.deepEqual([refused.status, refused.code], [503, 'team_moved'])
  assert.equal((await trial.call(allTeams, { token: noor.token })).teams[0]!.moved_to, own.publicUrl)
  const { token } = await signInWith(own, { email, password })
  assert.equal((await own.call(allLists, { token })).lists[0]!.name, list.name)
  await assert.rejects(takeOut(trial, team, own), /is at http.* already\. Export it there/)
  await assert.rejects(trial.admin(`keep-team ${team}`), /has arrived there\. Move it back from there/)

  // Back again: what stayed at the former place is replaced.
  assert.match((await move(own, trial, team)).text, /5 scans/)
  const home = () => trial.call(redeemScan, scanAt(trial, door, codes[1]!)).catch(() => undefined)
  assert.equal((await until(home, (seen) => seen !== undefined))!.reason, 'already_used')
  assert.equal((await trial.call(redeemScan, scanAt(trial, door, codes[6]!))).reason, 'ok')
  assert.deepEqual(await seqsOf(trial, list.id), [1, 2, 3, 4, 5])
  for (const { owner } of [trial, own]) assert.deepEqual(await findBrokenInvariants(owner), [])
})

test('kept after all, it goes on, and its file is refused', async () => {
  const noor = await prepareList(trial, { members: 2 }, 'Noor')
  const taken = await takeOut(trial, noor.personId, own)
  const asked = { token: noor.token, body: { password } }
  assert.match((await trial.refused(deleteUser, asked)).message, /is moving to .* Please try again when it is there/)
  await assert.rejects(trial.admin(`retire-team ${noor.personId} --yes`), /has not arrived at/)
  assert.match((await trial.admin(`keep-team ${noor.personId}`)).text, /Noor goes on here/)
  const scan = { token: noor.token, params: { listId: noor.list.id }, body: { qr_code: noor.codes[0]! } }
  const again = () => trial.call(redeemScan, scan).catch(() => undefined)
  assert.equal((await until(again, (seen) => seen !== undefined))!.reason, 'ok')
  await assert.rejects(takeIn(own, taken), /the team has not left for .* by this file/)
  await assert.rejects(trial.admin(`keep-team ${noor.personId}`), /has not been exported/)
  assert.equal((await own.owner.selectFrom('teams').select('id').where('id', '=', noor.personId).execute()).length, 0)
})

test('a scan that is decided while the team leaves is at the new place, or was never acknowledged', async () => {
  const noor = await prepareList(trial, { members: 40 }, 'Noor')
  const params = { listId: noor.list.id }
  await trial.owner.updateTable('contacts').set({ max_scans: 1000 }).where('list_id', '=', noor.list.id).execute()
  const acknowledged: string[] = []
  const closing = new AbortController()
  const crowd = Array.from({ length: 8 }, async (_, place) => {
    for (let nth = place; !closing.signal.aborted; nth += 8) {
      const body = { qr_code: noor.codes[nth % noor.codes.length]!, scan_id: randomUUID() }
      const verdict = await trial.call(redeemScan, { token: noor.token, params, body }).catch(() => undefined)
      if (verdict?.reason === 'ok') acknowledged.push(body.scan_id)
    }
  })
  await until(
    () => acknowledged.length,
    (count) => count > 50,
  )
  const taken = await takeOut(trial, noor.personId, own)
  closing.abort()
  await Promise.all(crowd)
  await takeIn(own, taken)
  const scans = await own.owner.selectFrom('scans').select('scan_id').where('list_id', '=', noor.list.id).execute()
  assert.deepEqual(new Set(scans.map(({ scan_id: id }) => id)), new Set(acknowledged))
})

test('an export waits for a change that began before, and takes it along', async () => {
  const noor = await prepareList(trial, { members: 3 }, 'Noor')
  const order: string[] = []
  let exporting: Promise<Taken> | undefined
  await trial.services.database.as({ team: noor.personId, list: noor.list.id }, async (tx) => {
    exporting = takeOut(trial, noor.personId, own).finally(() => order.push('exported'))
    await until(
      () => trial.owner.selectFrom('departures').select('move_id').where('team_id', '=', noor.personId).execute(),
      (found) => found.length === 1,
    )
    await sql`update contacts set max_scans = 77 where list_id = ${noor.list.id}`.execute(tx)
    order.push('changed')
  })
  await takeIn(own, await exporting!)
  assert.deepEqual(order, ['changed', 'exported'])
  const kept = await own.owner.selectFrom('contacts').select('max_scans').where('list_id', '=', noor.list.id).execute()
  assert.ok(kept.length > 0 && kept.every(({ max_scans: most }) => most === 77))
})

test('a generation that was under way goes on at the new place', async () => {
  const noor = await connectAudience(trial, { members: 1200, name: 'Half made' }, 'Noor')
  const params = { listId: noor.list.id }
  await trial.call(createFields, { token: noor.token, params })
  sandbox.setFault({ kind: 'slow', ms: 300, next: 12 }, noor.mailchimpAccount)
  const { batch_id: batch } = await trial.call(generate, { token: noor.token, params })
  assert.match((await move(trial, own, noor.personId)).text, /1 unfinished job/)
  const { token } = await signInWith(own, { email: await emailOf(trial, noor.personId), password })
  const status = () => own.call(batchStatus, { token, params, query: { batch_id: batch! } })
  assert.equal((await until(status, ({ is_finished: isOver }) => isOver)).failed_jobs, 0)
  assert.ok(new Set(await codesOf(own, { token, list: noor.list })).size > 1000)
})

test('an account of the same email gets the team only by the operator’s word; retired, former links lead nowhere', async () => {
  const noor = await prepareList(trial, { members: 2 }, 'Noor')
  const email = await emailOf(trial, noor.personId)
  const other = 'quite another password'
  const form = { name: 'Somebody', email, password: other, password_confirmation: other }
  const { user } = await own.call(register, { body: form })
  const { slug } = await addLink(trial, noor)
  const taken = await takeOut(trial, noor.personId, own)
  await assert.rejects(takeIn(own, taken), new RegExp(`have an account here: ${email}\\..*Nothing was imported`))
  const { text } = await takeIn(own, taken, ' --same-people')
  assert.match(text, new RegExp(`${email} signs in with the account that was here`))
  const { token, user: still } = await signInWith(own, { email, password: other })
  assert.equal(still.id, user.id)
  assert.equal((await own.refused(logIn, { body: { email, password } })).status, 422)
  const { teams } = await own.call(allTeams, { token })
  assert.deepEqual(new Set(teams.map(({ name, role }) => `${name} ${role}`)), new Set(['Somebody owner', 'Noor owner']))

  await assert.rejects(trial.admin(`retire-team ${noor.personId}`, 'Ola'), /Nothing was deleted/)
  await trial.admin(`retire-team ${noor.personId}`, 'Noor')
  assert.equal((await trial.refused(openScannerLink, { params: { slug } })).status, 404)
  assert.deepEqual((await trial.call(allLists, { token: noor.token })).lists, [])
})
