import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { updateAccount } from '#contract/accounts.ts'
import { currentUser } from '#contract/auth.ts'
import { createFields } from '#contract/codes.ts'
import { redeemScan, type Verdict } from '#contract/scanning.ts'
import { linkOf } from '#domain/link.ts'
import { openAsOwner } from '../../database/open.ts'
import {
  codesOf,
  type Connected,
  connectAudience,
  generateAll,
  prepareList,
  signInAgain,
} from '../../testing/factories.ts'
import { startTestApp, testPublicUrl, type TestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import { newCode } from '../contacts/new-code.ts'

const app = await startTestApp()

type Door = Pick<Connected, 'token' | 'list'>

function scan({ token, list }: Door, text: string, scanId?: string): Promise<Verdict> {
  const body = { qr_code: text, ...(scanId === undefined ? {} : { scan_id: scanId }) }
  return app.call(redeemScan, { token, params: { listId: list.id }, body })
}

function linkTo(code: string): string {
  return linkOf(testPublicUrl, code)
}

/** 100 contacts with a maximum of one, two or three. */
async function prepareMixedList(on: TestApp) {
  const members = Array.from({ length: 100 }, (_, place) => ({
    email: `guest${place}@example.com`,
    status: 'subscribed',
  }))
  const connected = await connectAudience(on, { members })
  await on.call(createFields, { token: connected.token, params: { listId: connected.list.id } })
  members.forEach(({ email }, place) =>
    on.sandbox.editMember(connected.list.list_id, email, { merge_fields: { QRMAX: 1 + (place % 3) } }),
  )
  await generateAll(on, connected)
  return { ...connected, codes: await codesOf(on, connected) }
}

/** Shows every code five times, by 200 callers at once, over HTTP and at two servers. */
async function storm(on: TestApp, { token, list, codes }: Door & { codes: string[] }): Promise<number> {
  const servers = [on, await on.addNode()]
  const addresses = await Promise.all(servers.map((server) => server.listen()))
  const texts = codes.flatMap((code) => Array.from({ length: 5 }, () => linkTo(code)))
  const order = texts.map((text) => ({ text, at: Math.random() })).sort((a, b) => a.at - b.at)
  let accepted = 0
  const caller = async (_: unknown, place: number) => {
    for (let next = order.pop(); next; next = order.pop()) {
      const answer = await fetch(`${addresses[place % 2]}/api/lists/${list.id}/scan`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ qr_code: next.text, scan_id: randomUUID() }),
      })
      assert.equal(answer.status, 200)
      const verdict = (await answer.json()) as Verdict
      assert.ok(['ok', 'already_used'].includes(verdict.reason), verdict.reason)
      if (verdict.success) accepted += 1
    }
  }
  await Promise.all(Array.from({ length: 200 }, caller))
  return accepted
}

test('200 callers on 100 codes with a maximum of 1 to 3: accepted is the sum of the maxima, exactly', async () => {
  const prepared = await prepareMixedList(app)
  assert.equal(await storm(app, prepared), 34 * 1 + 33 * 2 + 33 * 3)
  const owner = openAsOwner({ connectionString: app.connectionString })
  assert.deepEqual(await findBrokenInvariants(owner), [])
  await owner.destroy()
})

/** The verdict of a code that another transaction has just counted but not yet committed. */
async function scanBesideAnother(on: TestApp): Promise<string> {
  const prepared = await prepareList(on, { members: 1 })
  const { list, personId } = prepared
  const code = prepared.codes[0]!
  const owner = openAsOwner({ connectionString: on.connectionString })
  const ids = sql`array[gen_random_uuid()]`
  const redeem = sql<{ reason: string }>`select reason from decide_scans(
    ${list.id}, ${ids}, ${[personId]}, ${ids}, null, ${['North']}, ${[code]}, null, null, null, null)`
  const waiting = sql`select from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database()`
  let second: Promise<Verdict> | undefined
  await owner.transaction().execute(async (tx) => {
    assert.equal((await redeem.execute(tx)).rows[0]?.reason, 'ok')
    const body = { qr_code: linkTo(code) }
    second = on.call(redeemScan, { token: prepared.token, params: { listId: list.id }, body })
    await until(
      () => waiting.execute(owner),
      ({ rows }) => rows.length > 0,
    )
  })
  await owner.destroy()
  return (await second!).reason
}

test('a scan of a code that is just being counted waits, and gets the verdict after it', async () => {
  assert.equal(await scanBesideAnother(app), 'already_used')
})

test('with a read-then-write in its place, both are let in', async () => {
  const mutant = await startTestApp({ own: 'a function and a constraint are taken away' })
  const owner = openAsOwner({ connectionString: mutant.connectionString })
  const { rows } = await sql<{
    text: string
  }>`select pg_get_functiondef('decide_scans'::regproc) as text`.execute(owner)
  const changes = [
    ['limit 1 for no key update', 'limit 1'],
    [
      'scan_count = c.scan_count + 1, accepted = c.accepted + 1 where c.ctid = any (admitted)',
      `scan_count = a.scan_count + 1, accepted = c.accepted + 1
      from unnest(attempts) a where a.reason = 'ok' and c.list_id = p_list and c.id = a.contact_id`,
    ],
    ['c.ctid = a.contact_row', 'c.list_id = p_list and c.id = a.contact_id'],
  ] as const
  let careless = rows[0]!.text
  for (const [careful, hasty] of changes) {
    assert.ok(careless.includes(careful), careful)
    careless = careless.replace(careful, hasty)
  }
  await sql.raw(careless).execute(owner)
  // Drops the unique constraint too, because it would stop the second admission.
  await sql`alter table scans drop constraint scans_list_id_contact_id_number_key`.execute(owner)
  await owner.destroy()
  assert.equal(await scanBesideAnother(mutant), 'ok')
})

test('the same scan sent 50 times at once, and again by another server, is one row with one answer', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const [code] = prepared.codes
  const scanId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => scan(prepared, linkTo(code!), scanId)))
  assert.equal(answers[0]!.reason, 'ok')
  for (const answer of answers) assert.deepEqual(answer, answers[0])

  const restarted = await app.addNode()
  const body = { qr_code: linkTo(code!), scan_id: scanId }
  const later = await restarted.call(redeemScan, { token: prepared.token, params: { listId: prepared.list.id }, body })
  assert.deepEqual(later, answers[0])
  const rows = await app.services.database.as({ team: prepared.personId, list: prepared.list.id }, (tx) =>
    tx.selectFrom('scans').select('scan_id').where('list_id', '=', prepared.list.id).execute(),
  )
  assert.equal(rows.length, 1)
})

test('a scan id that was used for another code is refused', async () => {
  const prepared = await prepareList(app, { members: 3 })
  const scanId = randomUUID()
  await scan(prepared, linkTo(prepared.codes[0]!), scanId)
  const body = { qr_code: linkTo(prepared.codes[1]!), scan_id: scanId }
  const refused = await app.refused(redeemScan, { token: prepared.token, params: { listId: prepared.list.id }, body })
  assert.equal(refused.status, 422)
  assert.ok(refused.errors['scan_id'])
  assert.equal((await scan(prepared, linkTo(prepared.codes[1]!))).reason, 'ok')
})

test('a code typed by hand is let in, and a list whose account is off says so', async () => {
  const prepared = await prepareList(app, { members: 1, name: 'Spring supper' })
  const first = prepared.codes[0]!
  assert.equal((await scan(prepared, first.toLowerCase().replaceAll(/.{4}/g, '$&-'))).reason, 'ok')
  const body = { account_name: 'Supper club', is_active: false }
  await app.call(updateAccount, { token: prepared.token, params: { accountId: prepared.accountId }, body })
  const { reason, message } = await scan(prepared, linkTo(first))
  assert.deepEqual([reason, message], ['list_inactive', 'This list is not currently active for scanning'])
})

test('a door that shows many unknown codes is slowed down, and only for those', async () => {
  const prepared = await prepareList(app, { members: 1 }, 'Guesser')
  const asked = () => ({
    token: prepared.token,
    params: { listId: prepared.list.id },
    body: { qr_code: linkTo(newCode()) },
  })
  const answers = await Promise.all(
    Array.from({ length: 80 }, () =>
      app.call(redeemScan, asked()).then(
        ({ reason }) => reason as string,
        () => 'slowed',
      ),
    ),
  )
  assert.ok(answers.filter((reason) => reason === 'unknown_code').length >= 60)
  assert.ok(answers.includes('slowed'))
  assert.equal((await app.refused(redeemScan, asked())).status, 429)
  assert.equal((await scan(prepared, linkTo(prepared.codes[0]!))).reason, 'ok')
})

test('a malformed body is refused with the field, and nothing is kept', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const asked = { token: prepared.token, params: { listId: prepared.list.id } }
  for (const [body, field] of [
    [{}, 'qr_code'],
    [{ qr_code: 5 }, 'qr_code'],
    [{ qr_code: 'x'.repeat(5000) }, 'qr_code'],
    [{ qr_code: 'x', scan_id: 'not a uuid' }, 'scan_id'],
    [{ qr_code: 'x', scanned_at: 'yesterday' }, 'scanned_at'],
    [{ qr_code: 'x', list_id: 'other' }, 'list_id'],
  ] as const) {
    const refused = await app.refused(redeemScan, { ...asked, body })
    assert.equal(refused.status, 422)
    assert.deepEqual(Object.keys(refused.errors), [field])
  }
})

test('a second sign-in is a second door, and the first scan has its name', async () => {
  const mailchimp = await prepareList(app, { members: 1 }, 'Mira')
  const { email } = await app.call(currentUser, { token: mailchimp.token }).then(({ user }) => user)
  const token = await signInAgain(app, email)
  await scan(mailchimp, linkTo(mailchimp.codes[0]!))
  const again = await scan({ token, list: mailchimp.list }, linkTo(mailchimp.codes[0]!))
  assert.equal(again.first_scan!.door, 'Mira')
})
