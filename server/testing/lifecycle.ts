// Anna and Bert in a list, and their state at Mailchimp, at the door and in our data.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { createFields } from '#contract/codes.ts'
import { oneList } from '#contract/lists.ts'
import { redeemScan } from '#contract/scanning.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import type { Settings } from '../../sandbox/store/accounts.ts'
import { type Connected, connectAudience, generateAll } from './factories.ts'
import { callMailchimp, type ListeningApp } from './start-listening-app.ts'
import { until } from './until.ts'
import type { Tables } from '../database/tables.ts'

export type Place = Connected & { how: 'webhook' | 'polling' }

export const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })

export const anna = 'anna@example.com'

export const bert = 'bert@example.com'

export function lifecycleOf(app: ListeningApp, owner: Kysely<Tables>) {
  const { sandbox } = app
  /** Anna and Bert, with codes. Anna has a maximum of three and one scan. */
  async function prepare(settings: Partial<Settings> = {}, how: Place['how'] = 'webhook'): Promise<Place> {
    // Otherwise the throttle would stop so many registrations from one address.
    await sql`truncate throttles`.execute(owner)
    const members = [anna, bert].map((email) => ({ email, status: 'subscribed', values: { FNAME: 'Guest' } }))
    const connected = await connectAudience(app, { members })
    sandbox.changeSettings(
      { duplicatesDeliveries: true, reordersDeliveries: true, ...settings },
      connected.mailchimpAccount,
    )
    await app.call(createFields, ask(connected))
    await generateAll(app, connected)
    const place = { ...connected, how }
    await app.call(setUpWebhook, { ...ask(place), body: { mode: how } })
    await untilPolled(place)
    sandbox.editMember(place.list.list_id, anna, { merge_fields: { QRMAX: 3 } })
    await heard(place)
    assert.equal((await scan(place, await codeOf(place, anna))).reason, 'ok')
    return place
  }

  /** Moves the clock forward by 10 minutes. */
  async function poll({ list }: Connected): Promise<void> {
    await owner.updateTable('lists').set({ polled_at: null }).where('id', '=', list.id).execute()
  }

  async function untilPolled({ list }: Connected): Promise<void> {
    await until(
      () => owner.selectFrom('lists').select('polled_at').where('id', '=', list.id).executeTakeFirstOrThrow(),
      (row) => row.polled_at !== null,
    )
  }

  /** Waits until Mailchimp's deliveries have arrived, or a poll has finished. */
  async function told(place: Place): Promise<void> {
    await sandbox.deliveries.settle()
    if (place.how === 'polling') await poll(place)
    await untilPolled(place)
    await until(
      () => owner.selectFrom('webhook_deliveries').select('id').where('list_id', '=', place.list.id).execute(),
      (rows) => rows.length === 0,
    )
  }

  /** Waits until our changes have reached Mailchimp. */
  async function heard(place: Place): Promise<void> {
    await told(place)
    await until(
      () => owner.selectFrom('pending_writes').select('contact_id').where('list_id', '=', place.list.id).execute(),
      (rows) => rows.length === 0,
    )
  }

  /** A late delivery about an address, like one that was retried for an hour. */
  async function hint({ list }: Connected, email: string, oldEmail?: string): Promise<void> {
    const kind = oldEmail === undefined ? 'profile' : 'upemail'
    await owner
      .insertInto('webhook_deliveries')
      .values({ list_id: list.id, id: randomUUID(), kind, email_key: email, old_email_key: oldEmail ?? null })
      .execute()
  }

  const contactsOf = ({ list }: Connected) =>
    owner.selectFrom('contacts').selectAll().where('list_id', '=', list.id).orderBy('email').execute()

  async function contactOf(place: Connected, email: string) {
    const found = (await contactsOf(place)).filter((contact) => contact.email === email)
    assert.equal(found.length, 1, email)
    return found[0]!
  }

  const codeOf = async (place: Connected, email: string) => (await contactOf(place, email)).code

  const inMailchimp = ({ list }: Connected, email: string) =>
    sandbox.readMember(list.list_id, email)?.['merge_fields'] as Record<string, unknown> | undefined

  const scan = ({ token, list }: Connected, code: string) =>
    app.call(redeemScan, { token, params: { listId: list.list_id }, body: { qr_code: code, scan_id: randomUUID() } })

  /** The door and Mailchimp agree about a contact that is in the list. */
  async function assertGoesOn(place: Place, email: string, code: string): Promise<void> {
    await heard(place)
    const contact = await contactOf(place, email)
    assert.deepEqual([contact.code, contact.removed_at], [code, null])
    const verdict = await scan(place, code)
    assert.deepEqual([verdict.reason, verdict.data!.scan_count], ['ok', contact.scan_count + 1])
    await heard(place)
    const fields = inMailchimp(place, email)!
    assert.deepEqual([fields['QRCODE'], fields['QRSCANS']], [code, contact.scan_count + 1])
    await assertCounted(place)
  }

  async function assertRemoved(place: Place, code: string): Promise<void> {
    const verdict = await scan(place, code)
    assert.equal(verdict.reason, 'removed')
    await assertCounted(place)
  }

  async function assertCounted(place: Place): Promise<void> {
    const present = (await contactsOf(place)).filter((contact) => contact.removed_at === null).length
    assert.equal((await app.call(oneList, ask(place))).list.active_members, present)
  }

  const archive = (place: Place, email: string) => sandbox.editMember(place.list.list_id, email, { status: 'archived' })

  const deleteForGood = (place: Place, email: string) =>
    callMailchimp(app, place, 'POST', `/lists/${place.list.list_id}/members/${email}/actions/delete-permanent`)

  return {
    prepare,
    told,
    heard,
    hint,
    contactsOf,
    contactOf,
    codeOf,
    inMailchimp,
    scan,
    assertGoesOn,
    assertRemoved,
    assertCounted,
    archive,
    deleteForGood,
  }
}
