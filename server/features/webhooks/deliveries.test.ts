// Realistic deliveries: many at once, each three times, in random order, with forged ones among them.
// LISTPASS_PROVE=full sends 10,000; other runs send few.
import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'node:test'
import { oneList } from '#contract/lists.ts'
import { seededDice } from '../../../sandbox/faults.ts'
import { openAsOwner } from '../../database/open.ts'
import type { Member } from '../../mailchimp/audience.ts'
import { callMailchimp, type Listened, prepareListening, startListeningApp } from '../../testing/start-listening-app.ts'
import { testPublicUrl } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { findDifferences } from '../../verify/compare-lists.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const size = isFull ? { members: 10_000, deliveries: 10_000 } : { members: 600, deliveries: 400 }
const perSecond = 500
/** Beside other tests this server may be slow, and it refuses callers that would wait too long. */
const mostUnderWay = isFull ? Infinity : 32

type Delivery = { path: string; headers: Record<string, string>; body: string; isForged: boolean }

const app = await startListeningApp()
const { sandbox } = app

test(`${size.deliveries} deliveries, tripled, shuffled and 10 % forged: all answered, and the end is as Mailchimp has it`, async (t) => {
  const listening = await prepareListening(app, { members: size.members })
  await until(
    () => waiting(listening),
    ({ isPolled }) => isPolled,
  )
  const before = await codesById(listening)
  const dice = seededDice(7)
  const genuine = await changeMany(listening, dice)
  const sent = shuffled(
    [...genuine, ...genuine, ...genuine, ...genuine.filter(() => dice() < 1 / 3).map(forge(dice))],
    dice,
  )

  sandbox.calls.forget()
  const answered = await send(sent)
  t.diagnostic(`${sent.length} deliveries at ${Math.round(answered.perSecond)} a second, p99 ${answered.p99Ms} ms`)
  // The rate only says something on an otherwise idle machine.
  if (isFull) assert.ok(answered.perSecond > perSecond * 0.9)
  assert.deepEqual(answered.wrong, [])

  await until(
    () => waiting(listening),
    ({ hints, writes }) => hints + writes === 0,
    isFull ? 120_000 : 30_000,
  )
  t.diagnostic(`calls of Mailchimp: ${JSON.stringify(sandbox.calls.byOperation())}`)
  await assertSame(listening, before)
})

/** A day's changes by members and the owner, before their delivery. */
async function changeMany(listening: Listened, dice: () => number): Promise<Delivery[]> {
  const caught: Delivery[] = []
  app.interpose(async (request, reach) => {
    if (request.method === 'GET') return reach(request)
    const body = await request.text()
    const path = request.url.slice(testPublicUrl.length)
    caught.push({ path, headers: Object.fromEntries(request.headers), body, isForged: false })
    return new Response(null)
  })
  const list = listening.list.list_id
  const emails = (await membersOf(listening)).map(({ email }) => email)
  for (let step = 0; caught.length < size.deliveries; step++) {
    const place = Math.floor(dice() * emails.length)
    const email = emails[place]!
    const change = changes[Math.floor(dice() * changes.length)]!
    try {
      const now = await change(listening, email, step)
      if (now === undefined) emails.splice(place, 1)
      else emails[place] = now
      if (step % 7 === 0)
        emails.push(String(sandbox.addMember(list, { email_address: `new${step}@example.com` })['email_address']))
    } catch (error) {
      // Like Mailchimp, the sandbox refuses to subscribe some people again.
      if (!/compliance|already/.test(String(error))) throw error
    }
    if (step % 100 === 0) await sandbox.deliveries.settle()
  }
  await sandbox.deliveries.settle()
  app.interpose(undefined)
  return caught.slice()
}

type Change = (listening: Listened, email: string, step: number) => Promise<string | undefined> | string

const edit =
  (written: Parameters<typeof sandbox.editMember>[2]): Change =>
  ({ list }, email) => {
    sandbox.editMember(list.list_id, email, written)
    return email
  }

const changes: Change[] = [
  ({ list }, email, step) => {
    sandbox.editMember(list.list_id, email, { merge_fields: { FNAME: `Name ${step}` } })
    return email
  },
  ({ list }, email, step) => {
    sandbox.editMember(list.list_id, email, { merge_fields: { QRMAX: step % 5 } })
    return email
  },
  edit({ merge_fields: { QRCODE: 'typed over', QRSCANS: 12 } }),
  edit({ status: 'unsubscribed' }),
  edit({ status: 'subscribed' }),
  edit({ status: 'cleaned' }),
  edit({ status: 'archived' }),
  ({ list }, email, step) => {
    sandbox.editMember(list.list_id, email, { email_address: `moved${step}@example.com` })
    return `moved${step}@example.com`
  },
  async (listening, email) => {
    // Mailchimp reports the archiving, but not that it was permanent.
    sandbox.editMember(listening.list.list_id, email, { status: 'archived' })
    const path = `/lists/${listening.list.list_id}/members/${encodeURIComponent(email)}/actions/delete-permanent`
    await callMailchimp(app, listening, 'POST', path)
    return undefined
  },
]

/** Deliveries of an attacker who has seen real ones and knows their address. */
function forge(dice: () => number): (delivery: Delivery) => Delivery {
  return (delivery) => {
    const body = delivery.body.replace(/data%5B(new_)?email%5D=[^&]*/, 'data%5B$1email%5D=forged%40example.com')
    const time = Math.floor(Date.now() / 1000)
    const headers = { ...delivery.headers }
    if (dice() < 0.3) delete headers['x-mailchimp-signature']
    else if (dice() < 0.5) headers['x-mailchimp-signature'] = `t=${time},v1=${'ab'.repeat(32)}`
    return { ...delivery, body, headers, isForged: true }
  }
}

function shuffled<T>(all: T[], dice: () => number): T[] {
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(dice() * (last + 1))
    ;[all[last], all[other]] = [all[other]!, all[last]!]
  }
  return all
}

/** Sends over the network at a steady rate, with a limit of simultaneous calls. */
async function send(deliveries: Delivery[]): Promise<{ perSecond: number; p99Ms: number; wrong: number[] }> {
  const port = Number(new URL(await app.listen()).port)
  const begun = performance.now()
  const answers: { ms: number; status: number; isRight: boolean }[] = []
  const waiting = deliveries.entries()
  const sendNext = async () => {
    for (const [place, { path, headers, body, isForged }] of waiting) {
      await pause(Math.max(0, begun + (1000 / perSecond) * place - performance.now()))
      const from = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body })
      await answer.arrayBuffer()
      const isRight = answer.status === (isForged ? 401 : 200)
      answers.push({ ms: performance.now() - from, status: answer.status, isRight })
    }
  }
  await Promise.all(Array.from({ length: Math.min(mostUnderWay, deliveries.length) }, sendNext))
  const seconds = (performance.now() - begun) / 1000
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  return {
    perSecond: deliveries.length / seconds,
    p99Ms: Math.round(times[Math.floor(times.length * 0.99)]!),
    wrong: answers.filter(({ isRight }) => !isRight).map(({ status }) => status),
  }
}

async function withOwner<T>(work: (owner: ReturnType<typeof openAsOwner>) => Promise<T>): Promise<T> {
  const owner = openAsOwner({ connectionString: app.connectionString })
  return work(owner).finally(() => owner.destroy())
}

const waiting = ({ list }: Listened) =>
  withOwner(async (owner) => {
    const hints = await owner.selectFrom('webhook_deliveries').select('id').where('list_id', '=', list.id).execute()
    const writes = await owner.selectFrom('pending_writes').select('contact_id').execute()
    const row = await owner.selectFrom('lists').select('polled_at').where('id', '=', list.id).executeTakeFirstOrThrow()
    return { hints: hints.length, writes: writes.length, isPolled: row.polled_at !== null }
  })

async function membersOf({ apiKey, list }: Listened): Promise<Member[]> {
  const login = app.services.openLogin({ token: apiKey, dataCentre: 'us14', loginKey: 'test' }, 'person')
  const members: Member[] = []
  for (let first = 0; ; first += 1000) {
    const page = await login
      .audience(list.list_id)
      .membersFrom(first, { code: 'QRCODE', max: 'QRMAX', scans: 'QRSCANS' })
    members.push(...page.members)
    if (!page.isFull) return members
  }
}

async function codesById(listening: Listened): Promise<Map<string, string>> {
  return new Map((await membersOf(listening)).map(({ mailchimpId, held }) => [mailchimpId!, held.code!]))
}

/** Mailchimp decides members, addresses and fields; every code is ours, and present. */
async function assertSame(listening: Listened, codesBefore: Map<string, string>): Promise<void> {
  const members = await membersOf(listening)
  const contacts = await withOwner((owner) =>
    owner.selectFrom('contacts').selectAll().where('list_id', '=', listening.list.id).execute(),
  )
  const present = new Map(contacts.filter(({ removed_at: at }) => at === null).map((each) => [each.member_hash, each]))
  assert.deepEqual(new Set(present.keys()), new Set(members.map(({ hash }) => hash)))
  for (const { hash, email, status, fields, held, mailchimpId } of members) {
    const contact = present.get(hash)!
    assert.deepEqual([contact.email, contact.status, contact.merge_fields['FNAME']], [email, status, fields['FNAME']])
    assert.deepEqual([contact.code, contact.max_scans, contact.scan_count], [held.code, held.max, held.scans])
    const before = codesBefore.get(mailchimpId!)
    if (before !== undefined) assert.equal(contact.code, before)
  }
  assert.equal(new Set(contacts.map(({ code }) => code)).size, contacts.length)
  assert.ok(!contacts.some(({ email }) => email.startsWith('forged')))
  const { token, list } = listening
  const shown = await app.call(oneList, { token, params: { listId: list.id } })
  assert.equal(shown.list.active_members, members.length)
  await withOwner(async (owner) => {
    assert.deepEqual(await findBrokenInvariants(owner), [])
    assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
  })
}
