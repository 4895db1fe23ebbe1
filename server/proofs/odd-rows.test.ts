// Rows of Mailchimp that are not as its description says. One never stops a list: generation, sync, check, poll, hints and single
// looks treat all others as if it were not there, and tell of it. Here one list has a row of each kind; with LISTPASS_PROVE=full
// each kind is alone in a list of 3,000.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkStatus, createFields } from '#contract/codes.ts'
import { oneList } from '#contract/lists.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { oddKinds, type OddKind } from '../../sandbox/api/odd-rows.ts'
import { openAsOwner } from '../database/open.ts'
import { type Connected, connectAudience, generateAll } from '../testing/factories.ts'
import { atEnd } from '../testing/postgres.ts'
import { callMailchimp, startListeningApp } from '../testing/start-listening-app.ts'
import { until } from '../testing/until.ts'
import { wrongListingsOf } from '../testing/wrong-listings.ts'

const app = await startListeningApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())
const { sync, doubtOf, removed } = wrongListingsOf(app, owner)

const noAddress = /could not be read: no email address/
const address = /could not be read: the email address/
const status = /could not be read: no known status/
const fields = /could not be read: the fields/
const form = /could not be read: the rows? in Mailchimp/
const twice = /could not be read: (another contact has|other contacts have) the same id/
const withoutEmail = /(has|have) no email address\./

/** Why a row of this kind is left out. Rows of all other kinds get their code. */
const leftOut: Partial<Record<OddKind, RegExp>> = {
  phone_without_keys: noAddress,
  no_keys: noAddress,
  null_values: noAddress,
  number_email: address,
  object_email: address,
  long_email: address,
  number_values: address,
  no_status: status,
  null_status: status,
  number_status: status,
  long_status: status,
  list_fields: fields,
  text_fields: fields,
  null_row: form,
  text_row: form,
  number_row: form,
  list_row: form,
  doubled_id: twice,
  other_case: twice,
}

/** Contacts that get a code, and that campaigns cannot reach. */
const unreached = new Set<OddKind>(['no_email', 'null_email', 'empty_email', 'phone_only'])

/** Rows that show no fields, so that the check cannot see their codes. */
const hidesValues = new Set<OddKind>(['no_fields', 'null_fields', 'empty_list_fields'])

const emailOf = (kind: OddKind) => `${kind}@example.com`
const subscribed = (email: string) => ({ email, status: 'subscribed' })

/** A list with rows of these kinds among ordinary ones, and our fields in Mailchimp. */
async function prepare(kinds: readonly OddKind[], ordinary: number) {
  const others = Array.from({ length: ordinary }, (_, place) => `guest${place}@example.com`)
  const between = Math.max(1, Math.floor(ordinary / (kinds.length + 1)))
  const members = others.flatMap((email, place) => {
    const kind = place % between === 0 ? kinds[place / between] : undefined
    return [subscribed(email), ...(kind ? [subscribed(emailOf(kind))] : [])]
  })
  const connected = await connectAudience(app, { members })
  await app.call(createFields, { token: connected.token, params: { listId: connected.list.id } })
  return { ...connected, others, kinds, coded: kinds.filter((kind) => !leftOut[kind]) }
}
type Prepared = Awaited<ReturnType<typeof prepare>>

function makeOdd({ mailchimpAccount, kinds }: Prepared, isOdd = true): void {
  const oddRows = isOdd ? kinds.map((kind) => `${emailOf(kind)}:${kind}`) : []
  app.sandbox.changeSettings({ oddRows }, mailchimpAccount)
}

function fieldsOf({ list }: Connected, email: string): Record<string, unknown> {
  return app.sandbox.readMember(list.list_id, email)!['merge_fields'] as Record<string, unknown>
}

/** Each has the code in Mailchimp that its contact has here, and no two have the same. */
async function assertCodes({ list }: Connected, emails: string[]): Promise<void> {
  const codes = emails.map((email) => String(fieldsOf({ list } as Connected, email)['QRCODE']))
  const without = emails.filter((_, place) => !/^[0-9A-Za-z]{24}$/.test(codes[place]!))
  assert.deepEqual(without, [])
  assert.equal(new Set(codes).size, codes.length)
  const rows = await owner.selectFrom('contacts').select('code').where('list_id', '=', list.id).execute()
  const here = new Set(rows.map(({ code }) => code))
  assert.deepEqual(
    emails.filter((_, place) => !here.has(codes[place]!)),
    [],
  )
}

function assertTold({ kinds }: Prepared, words: string, where: string): void {
  for (const kind of kinds) {
    const why = leftOut[kind] ?? (unreached.has(kind) ? withoutEmail : undefined)
    if (why) assert.match(words, why, `${kind} in ${where}`)
  }
  const isQuiet = kinds.every((kind) => !leftOut[kind] && !unreached.has(kind))
  if (isQuiet) assert.equal(words, '', where)
}

const ask = ({ token, list }: Connected) => ({ token, params: { listId: list.id } })
const wordsOf = (groups: { message: string }[] | undefined) => (groups ?? []).map(({ message }) => message).join(' ')
const listOf = async (connected: Connected) => (await app.call(oneList, ask(connected))).list
const emailsOf = ({ others, coded }: Prepared) => [...others, ...coded.map(emailOf)]

async function assertChecked(prepared: Prepared): Promise<void> {
  const checked = await app.call(checkStatus, ask(prepared))
  const expected = prepared.others.length + prepared.coded.length
  const hidden = prepared.kinds.filter((kind) => hidesValues.has(kind)).length
  assert.equal(checked.from_memory, null)
  assert.deepEqual([checked.total_members, checked.members_with_qr], [expected, expected - hidden])
  assertTold(prepared, wordsOf(checked.unreadable), 'the check')
}

/** Rows of these kinds show no values, so every sync repairs them again. */
const repairedAgain = /^\d+ contacts? differed from Mailchimp and (was|were) repaired\. ?/

async function assertSynced(prepared: Prepared): Promise<void> {
  const done = await sync(prepared)
  assert.equal(done.in_doubt, false)
  assertTold(prepared, (done.notice ?? '').replace(repairedAgain, ''), 'the sync')
  assert.equal(await doubtOf(prepared), null)
  assert.equal(await removed(prepared), 0)
  assertTold(prepared, wordsOf((await listOf(prepared)).unreadable), 'the list')
}

const firstNames = async ({ list }: Connected, emails: string[]) => {
  const rows = await owner
    .selectFrom('contacts')
    .select(['email', 'merge_fields as fields'])
    .where('list_id', '=', list.id)
    .where('email', 'in', emails)
    .execute()
  return rows.map(({ fields }) => fields['FNAME'])
}

async function untilNamed(prepared: Connected, emails: string[], name: string): Promise<void> {
  await until(
    () => firstNames(prepared, emails),
    (names) => names.length === emails.length && names.every((each) => each === name),
  )
}

/** The owner edits contacts in Mailchimp, which tells of each. A few are then read alone, and many in pages. */
async function assertHeard(prepared: Prepared, others: string[], name: string): Promise<void> {
  const odd = prepared.kinds.map(emailOf)
  for (const email of [...odd, ...others]) {
    app.sandbox.editMember(prepared.list.list_id, email, { merge_fields: { FNAME: name } })
  }
  await untilNamed(prepared, others, name)
  await until(
    () => owner.selectFrom('webhook_deliveries').select('id').where('list_id', '=', prepared.list.id).execute(),
    (left) => left.length === 0,
  )
  assert.equal(await removed(prepared), 0)
}

/** Waits for the poll that is due. */
async function untilPolled({ list }: Connected): Promise<void> {
  const { doubt } = await until(
    () =>
      owner
        .selectFrom('lists')
        .select(['polled_at as polledAt', 'poll_doubt as doubt'])
        .where('id', '=', list.id)
        .executeTakeFirstOrThrow(),
    ({ polledAt }) => polledAt !== null,
  )
  assert.equal(doubt, null)
}

/** Another tool edits contacts, and no webhook tells of it. */
async function assertPolled(prepared: Prepared, others: string[], name: string): Promise<void> {
  await untilPolled(prepared)
  for (const email of [...prepared.kinds.map(emailOf), ...others]) {
    const path = `/lists/${prepared.list.list_id}/members/${email}`
    await callMailchimp(app, prepared, 'PATCH', path, { merge_fields: { FNAME: name } })
  }
  await owner.updateTable('lists').set({ polled_at: null }).where('id', '=', prepared.list.id).execute()
  await untilPolled(prepared)
  assert.deepEqual([...new Set(await firstNames(prepared, others))], [name])
  assert.equal(await removed(prepared), 0)
  assertTold(prepared, wordsOf((await listOf(prepared)).unreadable), 'the list after a poll')
}

/** Everything that reads a list, with odd rows from the beginning. */
async function walk(prepared: Prepared): Promise<void> {
  makeOdd(prepared)
  const done = await generateAll(app, prepared, 120_000)
  assert.deepEqual([done?.is_finished, done?.failed_jobs, done?.in_doubt], [true, 0, false], done?.notice ?? '')
  assertTold(prepared, done?.notice ?? '', 'the generation')
  await assertCodes(prepared, emailsOf(prepared))
  const codes = emailsOf(prepared).map((email) => fieldsOf(prepared, email)['QRCODE'])
  await assertChecked(prepared)
  await assertSynced(prepared)
  await app.call(setUpWebhook, ask(prepared))
  await assertHeard(prepared, prepared.others.slice(0, 3), 'Few')
  await assertHeard(prepared, prepared.others.slice(0, 25), 'Many')
  await assertPolled(prepared, prepared.others.slice(-3), 'Polled')
  assert.deepEqual(
    emailsOf(prepared).map((email) => fieldsOf(prepared, email)['QRCODE']),
    codes,
  )
  makeOdd(prepared, false)
  const healed = await sync(prepared)
  assert.equal(healed.in_doubt, false)
  assert.deepEqual(wordsOf((await listOf(prepared)).unreadable), '')
  await assertCodes(prepared, [...prepared.others, ...prepared.kinds.map(emailOf)])
}

/** Mailchimp seems not to keep a write to such a row, so the contact is refused alone. */
const refusedAlone: OddKind = 'huge_counts'
const kinds = oddKinds.filter((kind) => kind !== refusedAlone)

const isFull = process.env['LISTPASS_PROVE'] === 'full'

test('one row of each odd kind stops no list, in anything that reads it', async (t) => {
  const prepared = await prepare(kinds, 3 * kinds.length)
  await walk(prepared)
  const told = kinds.length - prepared.coded.length
  t.diagnostic(`${oddKinds.length} kinds: ${told} left out and told, 1 refused alone and told`)
  t.diagnostic(`${prepared.coded.length} have their code; of these ${unreached.size} are told to have no email address`)
})

test('a row that seems not to keep what is written to it is refused alone', async () => {
  const prepared = await prepare([refusedAlone], isFull ? 2999 : 30)
  makeOdd(prepared)
  const done = await generateAll(app, prepared, 120_000)
  assert.deepEqual([done?.is_finished, done?.failed_jobs, done?.in_doubt], [true, 1, false])
  await assertCodes(prepared, prepared.others)
})

test('a contact whose row becomes odd stays with its code', async () => {
  const prepared = await prepare(kinds, 3 * kinds.length)
  await generateAll(app, prepared, 120_000)
  const emails = [...prepared.others, ...kinds.map(emailOf)]
  await assertCodes(prepared, emails)
  const codes = emails.map((email) => fieldsOf(prepared, email)['QRCODE'])
  makeOdd(prepared)
  await sync(prepared)
  assert.equal(await removed(prepared), 0)
  assert.deepEqual(
    emails.map((email) => fieldsOf(prepared, email)['QRCODE']),
    codes,
  )
})

if (isFull) {
  for (const kind of kinds) {
    test(`one row of the kind ${kind} among 3,000`, async (t) => {
      const prepared = await prepare([kind], 2999)
      const begun = performance.now()
      await walk(prepared)
      t.diagnostic(`everything that reads a list of 3000: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    })
  }
}
