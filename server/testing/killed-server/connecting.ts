// Accounts and lists: connected, followed, told of, and removed.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { addAccount, deleteAccount } from '#contract/accounts.ts'
import { createFields, deleteField, readFields } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { allAccounts, syncLists } from '#contract/lists.ts'
import { notices } from '#contract/notices.ts'
import { type NoticeWays, setNotifying, setVips } from '#contract/notifying.ts'
import { occasions } from '#contract/occasions.ts'
import { deleteUser, eraseContact } from '#contract/privacy.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { openAsOwner } from '../../database/open.ts'
import { listsToLookAt } from '../../features/notifying/store.ts'
import { addOrganiser } from '../factories.ts'
import type { Flow } from './prove.ts'
import {
  ask,
  call,
  connect,
  contactsOf,
  dataDir,
  generateAll,
  hooksOf,
  noor,
  ourFieldsOf,
  type Place,
  pollAgain,
  type Row,
  sandbox,
  scan,
  server,
  spoil,
  untilFollowed,
  untilPolled,
  withCodes,
  withWebhook,
} from './world.ts'
import { addOccasion } from '../occasions.ts'
import { openOutbox } from '../outbox.ts'
import { addressOf } from '../processes.ts'
import { until } from '../until.ts'
import { password } from '../samples.ts'
import { ofList } from '../calls.ts'

export const connecting: Flow<Omit<Place, 'list' | 'accountId'>> = {
  goesOn: 'an account that was being connected is connected once, with its lists',
  steps: ['connect.known', 'connect.kept', 'lists.read', 'lists.kept'],
  prepare: async () => ({ ...noor, apiKey: (await sandbox.addAudience({ members: 2 })).apiKey }),
  begin: ({ token, apiKey }) => call(addAccount, { token, body: { account_name: 'New', api_key: apiKey } }),
  async finish({ token, apiKey }) {
    const before = (await call(allAccounts, { token })).accounts.filter(({ lists }) => lists.length === 0)
    const body = { account_name: 'New', api_key: apiKey }
    const again = await call(addAccount, { token, body }).catch((error: Error) => error)
    if (again instanceof Error) assert.match(again.message, /already connected/)
    for (const { id } of before) await call(syncLists, { token, params: { accountId: id } })
    const { accounts } = await call(allAccounts, { token })
    assert.ok(accounts.every(({ lists }) => lists.length === 1))
    assert.equal((await ask("select from listpass.accounts where account_name = 'New'")).length, 1)
    for (const { id, account_name: name } of accounts) {
      if (name === 'New') await call(deleteAccount, { token, params: { accountId: id }, body: { password } })
    }
  },
}

export const settingUp: Flow<Place> = {
  goesOn: 'a list that was being set up has three fields, a code for everybody and one webhook',
  steps: ['fields.one-made', 'fields.kept', 'hook.address-kept', 'hook.made', 'hook.kept', 'hook.listened'],
  often: { 'fields.one-made': 3 },
  prepare: () => connect({ members: 3 }),
  async begin(place) {
    await call(createFields, ofList(place))
    await generateAll(place)
    await call(setUpWebhook, ofList(place))
  },
  async finish(place) {
    await call(createFields, ofList(place))
    await generateAll(place)
    await call(setUpWebhook, ofList(place))
    assert.deepEqual((await ourFieldsOf(place)).toSorted(), ['QRCODE', 'QRMAX', 'QRSCANS'])
    assert.equal((await hooksOf(place)).length, 1)
    await untilPolled(place)
    await spoil(place)
    await untilFollowed(place)
  },
}

// News of Mailchimp, invitations by tag, and notices to organisers.

export const followingDeliveries: Flow<Place> = {
  goesOn: 'of what Mailchimp has told nothing is lost',
  steps: [
    'webhook.received',
    'webhook.stored',
    'hints.found',
    'hints.read',
    'members.followed',
    'members.written',
    'members.kept',
    'hints.taken-in',
    'hints.forgotten',
  ],
  prepare: () => withWebhook({ members: 1 }),
  begin: spoil,
  async finish(place, diedAt) {
    // The delivery was not answered, so Mailchimp repeats it in a minute; a poll finds the change too.
    if (diedAt === 'webhook.received') await pollAgain(place)
    await untilFollowed(place)
  },
}

export const polling: Flow<Place> = {
  goesOn: 'what was asked for is asked for again',
  steps: ['poll.read', 'poll.kept'],
  often: { 'poll.read': 2 },
  async prepare() {
    const place = await withWebhook({ members: 2 }, 'polling')
    await spoil(place)
    return place
  },
  begin: pollAgain,
  async finish(place) {
    await untilFollowed(place)
    await untilPolled(place)
  },
}

export const inviting: Flow<Place> = {
  goesOn: 'an occasion invites all contacts of its tag, and says when they were read',
  steps: ['segment.begun', 'segment.read', 'segment.page-kept', 'segment.looked', 'segment.kept'],
  often: { 'segment.read': 2, 'segment.page-kept': 2 },
  usually: ['segment.page-kept'],
  async prepare() {
    const members = Array.from({ length: 1200 }, (_, place) => ({ email: `vip${place}@example.com`, tags: ['VIP'] }))
    return withCodes({ members })
  },
  async begin(place) {
    const answer = await fetch(`${sandbox.address}/admin/lists/${place.list.list_id}/segments`)
    const [vip] = (await answer.json()) as { id: number }[]
    const who = { kind: 'segment', id: vip!.id, name: 'VIP', is_tag: true } as const
    await addOccasion(server, place, { name: 'Lounge', who })
  },
  async finish(place) {
    const lounge = async () => (await call(occasions, ofList(place))).occasions.find(({ name }) => name === 'Lounge')!
    const { figures } = await until(lounge, ({ who_read_at: readAt }) => readAt !== null, 40_000)
    assert.equal(figures.invited, 1200)
    assert.deepEqual(await ask('select from listpass.segment_pages'), [])
  },
}

export const notifying: Flow<Place & { code: string }> = {
  goesOn: 'a VIP who came in is told once in the page, and once by mail',
  steps: ['notices.taken', 'notices.queued', 'notices.kept'],
  usually: ['notices.queued'],
  async prepare() {
    const place = await withCodes({ members: 2 })
    const vips = { kind: 'field', tag: 'EMAIL', test: 'is_set', value: '' } as const
    await call(setVips, { ...ofList(place), body: { vips } })
    const [off, both] = [false, true].map((isOn) => ({ in_page: isOn, by_mail: isOn })) as [
      NoticeWays['vip_arrived'],
      NoticeWays['vip_arrived'],
    ]
    await call(setNotifying, { ...ofList(place), body: { vip_arrived: both, nearly_full: off, door_silent: off } })
    return { ...place, code: (await contactsOf(place))[0]!.code }
  },
  begin: (place) => scan(place, randomUUID()),
  async finish(place) {
    const ofList = async () =>
      (await call(notices, { token: place.token })).notices.filter(({ list_id: id }) => id === place.list.id)
    await until(ofList, ({ length }) => length > 0)
    const outbox = openOutbox(join(dataDir, 'outbox'))
    const letters = async () =>
      new Set(
        (await outbox.mails(place.email))
          .map(({ messageId }) => messageId ?? '')
          .filter((id) => id.includes(place.list.id)),
      )
    await until(letters, ({ size }) => size > 0)
    await until(listsWithNotices, (rows) => rows.length === 0)
    assert.deepEqual([(await ofList()).length, (await letters()).size], [1, 1])
  },
}

// Lists, contacts, accounts and organisers that are being disabled, erased or deleted.

export const disabling: Flow<Place & { fieldIds: string[] }> = {
  goesOn: 'a list that was being disabled can be disabled, and everybody has the same code when it is enabled again',
  steps: [
    'disable.field-removed',
    'disable.field-forgotten',
    'disable.kept',
    'disable.hook-removed',
    'disable.hook-forgotten',
  ],
  often: { 'disable.field-removed': 3, 'disable.field-forgotten': 3, 'disable.kept': 3 },
  async prepare() {
    const place = await withWebhook({ members: 3 })
    const { qr_codes: fields } = await call(readFields, ofList(place))
    return { ...place, fieldIds: fields.map(({ id }) => id) }
  },
  begin: disable,
  async finish(place) {
    const { qr_codes: left } = await call(readFields, ofList(place))
    await disable({ ...place, fieldIds: left.map(({ id }) => id) })
    assert.deepEqual(await ourFieldsOf(place), [])
    assert.deepEqual(await hooksOf(place), [])
    await call(createFields, ofList(place))
    await generateAll(place)
  },
}

async function disable({ token, list, fieldIds }: Place & { fieldIds: string[] }): Promise<void> {
  for (const qrId of fieldIds) await call(deleteField, { token, params: { listId: list.id, qrId } })
}

export const erasing: Flow<Place & { contact: Row }> = {
  goesOn: 'a contact who asked to be forgotten is forgotten, and nobody else',
  steps: ['erase.erased', 'erase.kept'],
  async prepare() {
    const place = await withCodes({ members: 3 })
    return { ...place, contact: (await contactsOf(place))[1]! }
  },
  begin: eraseOne,
  async finish(stage) {
    await eraseOne(stage)
    const { contacts } = await call(contactsOfList, ofList(stage))
    assert.equal(contacts.length, 2)
    const rows = await ask('select from listpass.contacts where list_id = $1 and code = $2 and erased_at is not null', [
      stage.list.id,
      stage.contact.code,
    ])
    assert.equal(rows.length, 1)
  },
}

async function eraseOne({ token, list, contact }: Place & { contact: Row }): Promise<void> {
  await call(eraseContact, { token, params: { listId: list.id, contactId: contact.id }, body: { password } })
}

export const removingAccount: Flow<Place> = {
  goesOn: 'an account that was being removed is removed with all that was its own',
  steps: ['delete-account.hooks-away', 'delete-account.removed', 'delete-account.done'],
  prepare: () => withWebhook({ members: 2 }),
  begin: ({ token, accountId }) => call(deleteAccount, { token, params: { accountId }, body: { password } }),
  async finish(place) {
    const isThere = (await ask('select from listpass.accounts where id = $1', [place.accountId])).length > 0
    if (isThere)
      await call(deleteAccount, { token: place.token, params: { accountId: place.accountId }, body: { password } })
    await assertNothingLeft(place)
  },
}

export const deletingOrganiser: Flow<Place> = {
  goesOn: 'an organiser who deletes everything leaves nothing behind',
  steps: ['delete-user.hooks-away', 'delete-user.jobs-forgotten', 'delete-user.removed', 'delete-user.done'],
  prepare: async () => withWebhook({ members: 2 }, 'webhook', await addOrganiser(server, 'Ada')),
  begin: ({ token }) => call(deleteUser, { token, body: { password } }),
  async finish(place) {
    const isThere = (await ask('select from listpass.users where email = $1', [place.email])).length > 0
    if (isThere) await call(deleteUser, { token: place.token, body: { password } })
    assert.equal((await ask('select from listpass.users where email = $1', [place.email])).length, 0)
    await assertNothingLeft(place)
  },
}

async function assertNothingLeft(place: Place): Promise<void> {
  assert.deepEqual(await hooksOf(place), [])
  for (const table of ['contacts', 'scans', 'batches', 'fields', 'pending_writes', 'webhook_deliveries']) {
    assert.equal((await ask(`select from listpass.${table} where list_id = $1`, [place.list.id])).length, 0, table)
  }
}

async function listsWithNotices(): Promise<{ id: string }[]> {
  const owner = openAsOwner(await addressOf(dataDir))
  return listsToLookAt(true)
    .execute(owner)
    .then(({ rows }) => rows)
    .finally(() => owner.destroy())
}
