// Anna leaves an address, and Bert takes it. Mailchimp sends four deliveries, in any order, and each may be handled
// before the next one arrives.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createFields } from '#contract/codes.ts'
import { openAsOwner } from '../../database/open.ts'
import { connectAudience, generateAll } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { writeList } from '../write-back/write-list.ts'
import { followList } from './follow-list.ts'

const app = await startTestApp({ works: false })
const { sandbox } = app
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

/**
 * All 24 orders with LISTPASS_PROVE=full. Otherwise those that begin with Bert at Anna's address: the delivery says
 * nothing of either change.
 */
const isFull = process.env['LISTPASS_PROVE'] === 'full'

type Hint = [kind: 'profile' | 'upemail', email: string, oldEmail?: string]

function ordersOf<T>(things: T[]): T[][] {
  if (things.length <= 1) return [things]
  return things.flatMap((first, place) => ordersOf(things.toSpliced(place, 1)).map((rest) => [first, ...rest]))
}

/** A scan whose count goes to Mailchimp before Listpass hears of the change. */
async function scanAndWrite(listId: string, emails: string[]): Promise<void> {
  await sql`
    with c as (
      update contacts set scan_count = scan_count + 1 where list_id = ${listId} and email = any (${emails}) returning id
    )
    insert into pending_writes (list_id, contact_id, queued_at)
    select ${listId}, id, now() - interval '3 seconds' from c`.execute(owner)
  await writeList(app.services, listId, new AbortController().signal)
}

const ways = [
  { givesContactIds: true, isScanned: false },
  { givesContactIds: false, isScanned: false },
  { givesContactIds: false, isScanned: true },
]

for (const { givesContactIds, isScanned } of ways) {
  const way = `${givesContactIds ? 'with' : 'without'} contact ids${isScanned ? ', after a scan' : ''}`
  test(`both keep their codes, whichever delivery is handled first, ${way}`, async () => {
    const orders = ordersOf([0, 1, 2, 3]).filter(([first]) => isFull || first === 3)
    const pairs = orders.map((order) => ({ order, anna: `anna.${order.join('')}`, bert: `bert.${order.join('')}` }))
    const members = pairs.flatMap(({ anna, bert }, place) => (place % 2 ? [anna, bert] : [bert, anna]))
    const worker = await app.addNode({ works: true })
    const connected = await connectAudience(app, {
      members: members.map((name) => ({ email: `${name}@example.com`, status: 'subscribed', values: {} })),
    })
    const { list } = connected
    sandbox.changeSettings({ givesContactIds }, connected.mailchimpAccount)
    await app.call(createFields, { token: connected.token, params: { listId: list.id } })
    await generateAll(app, connected)
    await worker.stop()
    const contacts = () => owner.selectFrom('contacts').selectAll().where('list_id', '=', list.id).execute()
    const codes = new Map((await contacts()).map(({ email, code }) => [email, code]))
    const heard: Record<string, unknown> = {}
    const right: Record<string, unknown> = {}
    for (const { order, anna, bert } of pairs) {
      const [annas, berts, next] = [`${anna}@example.com`, `${bert}@example.com`, `${anna}.new@example.com`]
      sandbox.editMember(list.list_id, annas, { email_address: next })
      sandbox.editMember(list.list_id, berts, { email_address: annas })
      if (isScanned) await scanAndWrite(list.id, [annas])
      const hints: Hint[] = [
        ['upemail', next, annas],
        ['profile', next],
        ['upemail', annas, berts],
        ['profile', annas],
      ]
      for (const place of order) {
        const [kind, email, oldEmail = null] = hints[place]!
        const row = { list_id: list.id, id: randomUUID(), kind, email_key: email, old_email_key: oldEmail }
        await owner.insertInto('webhook_deliveries').values(row).execute()
        await followList(app.services, list.id, new AbortController().signal)
      }
      const held = (email: string) =>
        (sandbox.readMember(list.list_id, email)!['merge_fields'] as Record<string, unknown>)['QRCODE']
      const ours = (await contacts()).filter(
        ({ email, removed_at: at }) => at === null && [annas, berts, next].includes(email),
      )
      heard[order.join('')] = [...ours.map(({ email, code }) => `${email} ${code}`).sort(), held(annas), held(next)]
      const [annasCode, bertsCode] = [codes.get(annas), codes.get(berts)]
      right[order.join('')] = [`${next} ${annasCode}`, `${annas} ${bertsCode}`].sort().concat([bertsCode!, annasCode!])
    }
    assert.deepEqual(heard, right)
  })
}
