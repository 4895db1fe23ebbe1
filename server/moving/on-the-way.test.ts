// From the export to the import, nobody decides for the team but its doors. Nothing that was acknowledged is lost.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { register } from '#contract/auth.ts'
import { batchStatus, createFields, generate } from '#contract/codes.ts'
import { openScannerLink } from '#contract/doors.ts'
import { allLists } from '#contract/lists.ts'
import { redeemScan } from '#contract/scanning.ts'
import { allTeams } from '#contract/teams.ts'
import { setUpWebhook, webhookStatus } from '#contract/webhooks.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { type Heard, listen } from '../testing/listen.ts'
import { addLink, codesOf, connectAudience, openDoor, password, prepareList, signInWith } from '../testing/factories.ts'
import { type Installation, startInstallation } from '../testing/installations.ts'
import { atEnd } from '../testing/postgres.ts'
import { until } from '../testing/until.ts'

const folder = await mkdtemp(join(tmpdir(), 'listpass-way-'))
atEnd(() => rm(folder, { recursive: true, force: true }))
const sandbox = createSandbox({ callOut: (request) => fetch(request) })
atEnd(() => sandbox.close())
const trial = await startInstallation({ sandbox })
const own = await startInstallation({ sandbox })

async function exportTeam(team: string, to = own.publicUrl): Promise<{ file: string; key: string }> {
  const file = join(folder, randomUUID())
  const { data } = await trial.admin(`export-team ${team} ${file} --to ${to}`)
  return { file, key: String(data['key']) }
}

const importTeam = ({ file, key }: { file: string; key: string }, more = '') =>
  own.admin(`import-team ${file} --key ${key}${more}`)

const statusOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).status

async function emailOf({ owner }: Installation, id: string): Promise<string> {
  const found = await owner.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  return found.email
}

test('nobody decides for it until it is there, and no other team notices; kept after all, it goes on as before', async () => {
  const noor = await prepareList(trial, { members: 10 }, 'Noor')
  const ola = await prepareList(trial, { members: 3 }, 'Ola')
  const params = { listId: noor.list.id }
  await trial.call(setUpWebhook, { token: noor.token, params })
  const { protection_code: code } = await trial.call(webhookStatus, { token: noor.token, params })
  const { slug } = await addLink(trial, noor)
  const door = await openDoor(trial, { slug })
  const page = `${trial.publicUrl}/q/${noor.codes[0]!}/scan`
  const shown = await statusOf(page)
  const taken = await exportTeam(noor.personId)

  const scan = { ...door, params, body: { qr_code: noor.codes[0]! } }
  const refused = await trial.refused(redeemScan, scan)
  assert.deepEqual([refused.status, refused.code], [503, 'team_left'])
  assert.equal((await trial.refused(redeemScan, { ...scan, scanToken: undefined, token: noor.token })).status, 503)
  assert.equal((await trial.refused(allLists, { token: noor.token })).code, 'team_left')
  // A guest's page shows the code as before. Mailchimp delivers again later.
  assert.equal(await statusOf(page), shown)
  const hook = `${trial.publicUrl}/webhooks/mailchimp/${code!}`
  await until(
    () => statusOf(hook),
    (status) => status === 503,
    5000,
  )
  const { teams } = await trial.call(allTeams, { token: noor.token })
  assert.equal(teams[0]!.moved_to, own.publicUrl)
  const theirs = { token: ola.token, params: { listId: ola.list.id }, body: { qr_code: ola.codes[0]! } }
  assert.equal((await trial.call(redeemScan, theirs)).reason, 'ok')

  assert.match((await trial.admin(`keep-team ${noor.personId}`)).text, /Noor goes on here/)
  const body = { qr_code: noor.codes[0]!, scan_id: randomUUID() }
  const again = () => trial.call(redeemScan, { ...door, params, body }).catch(() => undefined)
  assert.equal((await until(again, Boolean))!.reason, 'ok')
  await assert.rejects(importTeam(taken), /the team has not left for .* by this file/)
  await assert.rejects(trial.admin(`keep-team ${noor.personId}`), /has not been exported/)
})

test('scans that are decided while the team leaves are at the new place, or were never acknowledged', async () => {
  const noor = await prepareList(trial, { members: 40 }, 'Noor')
  const params = { listId: noor.list.id }
  await trial.owner.updateTable('contacts').set({ max_scans: 1000 }).where('list_id', '=', noor.list.id).execute()
  const { slug } = await addLink(trial, noor)
  const door = await openDoor(trial, { slug })
  const acknowledged: string[] = []
  const closing = new AbortController()
  const crowd = Array.from({ length: 8 }, async (_, place) => {
    for (let nth = place; !closing.signal.aborted; nth += 8) {
      const id = randomUUID()
      const body = { qr_code: noor.codes[nth % noor.codes.length]!, scan_id: id }
      const verdict = await trial.call(redeemScan, { ...door, params, body }).catch(() => undefined)
      if (verdict?.reason === 'ok') acknowledged.push(id)
    }
  })
  await until(
    () => acknowledged.length,
    (count) => count > 50,
  )
  const taken = await exportTeam(noor.personId)
  closing.abort()
  await Promise.all(crowd)
  await importTeam(taken)
  const scans = await own.owner.selectFrom('scans').select('scan_id').where('list_id', '=', noor.list.id).execute()
  const there = new Set(scans.map(({ scan_id: id }) => id))
  assert.deepEqual(
    acknowledged.filter((id) => !there.has(id)),
    [],
  )
  assert.equal(there.size, acknowledged.length)
})

test('a generation that was under way goes on at the new place', async () => {
  const noor = await connectAudience(trial, { members: 1200, name: 'Half made' }, 'Noor')
  const params = { listId: noor.list.id }
  await trial.call(createFields, { token: noor.token, params })
  sandbox.setFault({ kind: 'slow', ms: 300, next: 12 }, noor.mailchimpAccount)
  const { batch_id: batch } = await trial.call(generate, { token: noor.token, params })
  const taken = await exportTeam(noor.personId)
  const { text } = await importTeam(taken)
  assert.match(text, /1 unfinished job/)
  const { token } = await signInWith(own, { email: await emailOf(trial, noor.personId), password })
  const status = () => own.call(batchStatus, { token, params, query: { batch_id: batch! } })
  assert.equal((await until(status, ({ is_finished: isOver }) => isOver)).failed_jobs, 0)
  assert.equal(new Set(await codesOf(own, { token, list: noor.list })).size > 1000, true)
})

test('an account of the same email at the new place gets nothing of the team', async () => {
  const noor = await prepareList(trial, { members: 2 }, 'Noor')
  const email = await emailOf(trial, noor.personId)
  const other = 'quite another password'
  const form = { name: 'Somebody', email, password: other, password_confirmation: other }
  await own.call(register, { body: form })
  const { text } = await importTeam(await exportTeam(noor.personId))
  assert.match(text, /has another account here\. This member signs in with the password that they had/)
  const theirs = await signInWith(own, { email, password: other })
  const { teams } = await own.call(allTeams, { token: theirs.token })
  assert.deepEqual(
    teams.map(({ name }) => name),
    ['Somebody'],
  )
  const { token } = await signInWith(own, { email, password })
  assert.equal((await own.call(allLists, { token })).lists.length, 1)
})

test('an open door’s stream ends, and goes on at the new place through the former address', async () => {
  const noor = await prepareList(trial, { members: 5 }, 'Noor')
  const listId = noor.list.id
  const { slug } = await addLink(trial, noor)
  const { scanToken } = await openDoor(trial, { slug })
  const before = await listen({ address: trial.publicUrl, listId, scanToken })
  await before.hears(() => before.messages().length > 0)
  const since = before.messages().at(-1)!.cursor
  await importTeam(await exportTeam(noor.personId))
  await until(() => before.isOver(), Boolean)
  const body = { qr_code: noor.codes[0]! }
  assert.equal((await own.call(redeemScan, { scanToken, params: { listId }, body })).reason, 'ok')

  // The door connects again from its cursor, as its page does.
  const listenAgain = async () => {
    const ear = await listen({ address: trial.publicUrl, listId, scanToken, since })
    await until(() => ear.isOver() || ear.messages().some(({ events }) => events.length > 0), Boolean)
    ear.hangUp()
    return ear.heard
  }
  const toldBy = (all: Heard[]) => all.flatMap((each) => (each.event === 'changes' ? each.message.events : []))
  const heard = await until(listenAgain, (all) => toldBy(all).length > 0)
  assert.deepEqual(
    toldBy(heard).map(({ kind }) => kind),
    ['accepted'],
  )
  assert.ok(!heard.some(({ event }) => event === 'resync'))
})

test('retired, its links lead nowhere, and a person’s own team stays, empty', async () => {
  const noor = await prepareList(trial, { members: 2 }, 'Noor')
  const { slug } = await addLink(trial, noor)
  const taken = await exportTeam(noor.personId)
  await assert.rejects(trial.admin(`retire-team ${noor.personId} --yes`), /does not say that Noor is there/)
  await importTeam(taken)
  await assert.rejects(trial.admin(`retire-team ${noor.personId}`, 'Ola'), /Nothing was deleted/)
  await assert.rejects(trial.admin(`keep-team ${noor.personId}`), /is at http.* already\. Move it back from there/)
  await trial.admin(`retire-team ${noor.personId}`, 'Noor')
  assert.equal(await statusOf(`${trial.publicUrl}/q/${noor.codes[0]!}/scan`), 404)
  assert.equal((await trial.refused(openScannerLink, { params: { slug } })).status, 404)
  assert.deepEqual((await trial.call(allLists, { token: noor.token })).lists, [])
})
