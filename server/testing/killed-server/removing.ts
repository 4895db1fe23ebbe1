// Lists, contacts, accounts and organisers that are being disabled, erased or deleted.
import assert from 'node:assert/strict'
import { deleteAccount } from '#contract/accounts.ts'
import { createFields, deleteField, readFields } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { deleteUser, eraseContact } from '#contract/privacy.ts'
import { addOrganiser, password } from '../factories.ts'
import { server, call, ask } from './server.ts'
import { type Place, of, withCodes, withWebhook, generateAll, type Row, contactsOf } from './places.ts'
import { hooksOf, ourFieldsOf } from './mailchimp.ts'
import type { Flow } from './prove.ts'

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
    const { qr_codes: fields } = await call(readFields, of(place))
    return { ...place, fieldIds: fields.map(({ id }) => id) }
  },
  begin: disable,
  async finish(place) {
    const { qr_codes: left } = await call(readFields, of(place))
    await disable({ ...place, fieldIds: left.map(({ id }) => id) })
    assert.deepEqual(await ourFieldsOf(place), [])
    assert.deepEqual(await hooksOf(place), [])
    await call(createFields, of(place))
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
    const { contacts } = await call(contactsOfList, of(stage))
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
