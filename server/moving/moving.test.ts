// A team moves from one installation to another, with everything, and back.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { auditLog } from '#contract/audit.ts'
import { allLists } from '#contract/lists.ts'
import { offlineList } from '#contract/offline.ts'
import { redeemScan } from '#contract/scanning.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { addLink, addMember, openDoor, prepareList, signInAgain } from '../testing/factories.ts'
import { type Installation, startInstallation } from '../testing/installations.ts'
import { addOccasion } from '../testing/occasions.ts'
import { atEnd } from '../testing/postgres.ts'
import { until } from '../testing/until.ts'

const folder = await mkdtemp(join(tmpdir(), 'listpass-move-'))
atEnd(() => rm(folder, { recursive: true, force: true }))

const sandbox = createSandbox({ callOut: (request) => fetch(request) })
atEnd(() => sandbox.close())
const trial = await startInstallation({ sandbox })
const own = await startInstallation({ sandbox })

async function move(from: Installation, to: Installation, teamId: string): Promise<{ file: string; text: string }> {
  const file = join(folder, randomUUID())
  const { data } = await from.admin(`export-team ${teamId} ${file} --to ${to.publicUrl}`)
  const { text } = await to.admin(`import-team ${file} --key ${String(data['key'])}`)
  return { file, text }
}

/** A door repeats its call until it gets a verdict: a node hears of a move within a second. */
async function verdictAt(node: Installation, door: { scanToken: string }, listId: string, code: string) {
  const body = { qr_code: code, scan_id: randomUUID() }
  const scan = () => node.call(redeemScan, { ...door, params: { listId }, body }).catch(() => undefined)
  return (await until(scan, (verdict) => verdict !== undefined))!.reason
}

test('a team moves with codes, counts, standings, occasions, links, members and rules, and back', async () => {
  const noor = await prepareList(trial, { members: 20 }, 'Noor')
  const { list, codes, personId: team } = noor
  const params = { listId: list.id }
  const dora = await addMember(trial, noor, 'door', { name: 'Dora', listIds: [list.id] })
  await addOccasion(trial, noor, { name: 'Late show' })
  await trial.call(setUpWebhook, { token: noor.token, params })
  const { slug } = await addLink(trial, noor)
  const door = await openDoor(trial, { slug })
  assert.equal(await verdictAt(trial, door, list.id, codes[0]!), 'ok')
  const { cursor, entries: whole } = await trial.call(offlineList, { ...door, params, query: {} })

  const { text } = await move(trial, own, team)
  assert.match(text, /^Noor is here now: 2 members, 1 list, 19 contacts, 1 scan, /)
  assert.match(text, /Mailchimp tells this installation of changes in /)

  // People sign in there with their own password, and sessions of doors go on.
  const token = await signInAgain(own, dora.email)
  assert.ok(token)
  const owner = await signInAgain(own, (await emailOf(trial, noor.personId))!)
  const { lists } = await own.call(allLists, { token: owner })
  assert.deepEqual(
    lists.map(({ name }) => name),
    [list.name],
  )
  const { entries } = await own.call(auditLog, { token: owner })
  assert.ok(entries.some(({ action }) => action === 'webhook_set_up'))
  assert.ok(entries.some(({ action, details }) => action === 'team_moved_here' && details['from'] === trial.publicUrl))

  // The door's page still talks to the former address. Its cursor is good there.
  assert.equal(await verdictAt(trial, door, list.id, codes[1]!), 'ok')
  const news = await trial.call(offlineList, { ...door, params, query: { since: cursor } })
  assert.equal(news.is_whole, false)
  assert.ok(news.entries.length > 0 && news.entries.length < whole.length / 2)
  assert.equal(await verdictAt(own, door, list.id, codes[0]!), 'already_used')

  // Everything else is redirected, by a permanent redirect.
  for (const path of [`/scanner/public/${slug}`, `/q/${codes[2]!}/scan`]) {
    const answer = await fetch(trial.publicUrl + path, { redirect: 'manual' })
    assert.deepEqual([answer.status, answer.headers.get('location')], [308, own.publicUrl + path])
  }
  const refused = await trial.refused(allLists, { token: noor.token })
  assert.deepEqual([refused.status, refused.code], [503, 'team_left'])
  assert.match(refused.message, new RegExp(`is moving to ${own.publicUrl}, or is there already`))

  // Back again: what stayed at the former place is replaced.
  assert.match((await move(own, trial, team)).text, /3 scans/)
  assert.equal(await verdictAt(trial, door, list.id, codes[1]!), 'already_used')
  assert.equal(await verdictAt(own, door, list.id, codes[3]!), 'ok')
  assert.equal(await verdictAt(trial, door, list.id, codes[3]!), 'already_used')
})

async function emailOf({ owner }: Installation, id: string): Promise<string | undefined> {
  const found = await owner.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()
  return found?.email
}
