// Compares Mailchimp with Listpass while scanning continues.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { contactsOfList } from '#contract/contacts.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../database/open.ts'
import type { OpenLogin } from '../mailchimp/login.ts'
import { prepareList } from '../testing/factories.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'
import { findDifferences } from './compare-lists.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

/** Runs `happens` each time after members were read and before they are compared. */
function interruptedBy(happens: () => Promise<void>): OpenLogin {
  return (...given) => {
    const login = app.services.openLogin(...given)
    const audience: typeof login.audience = (id) => {
      const asked = login.audience(id)
      return {
        ...asked,
        async membersFrom(...from) {
          const page = await asked.membersFrom(...from)
          await happens()
          return page
        },
      }
    }
    return { ...login, audience }
  }
}

test('a listing that does not show the whole list is no proof that both sides are equal', async () => {
  const { list, mailchimpAccount } = await prepareList(app, { members: 6 })
  const about = async () =>
    (await findDifferences(app.services, owner)).findings
      .filter(({ listId }) => listId === list.id)
      .map((each) => [each.invariant, each.about])
  const invariant = 'I4 was not checked for every contact, because Mailchimp may not have shown the whole list'
  for (const answer of ['empty', 'empty_with_total'] as const) {
    app.sandbox.setFault({ kind: 'wrong_answer', answer, operation: 'getMembers' }, mailchimpAccount)
    assert.deepEqual(await about(), [[invariant, '0 of 6 members shown']])
    app.sandbox.clearFaults(mailchimpAccount)
  }
  app.sandbox.changeSettings({ totalShift: 2 }, mailchimpAccount)
  assert.deepEqual(await about(), [[invariant, '6 of 8 members shown']])
  app.sandbox.changeSettings({ totalShift: 0 }, mailchimpAccount)
  assert.deepEqual(await about(), [])
  // Inactive accounts are not compared, so the next tests have only their own lists.
  await owner.updateTable('accounts').set({ is_active: false }).execute()
})

test('scans during the comparison are no difference; an overwritten value is, at every look', async () => {
  const { token, list } = await prepareList(app, { members: 3 })
  const params = { listId: list.id }
  const { contacts } = await app.call(contactsOfList, { token, params })
  const [ada, ben] = [contacts[0]!, contacts[1]!]
  const scansAtMailchimp = () =>
    (app.sandbox.readMember(list.list_id, ada.email)!['merge_fields'] as Record<string, unknown>)['QRSCANS']

  let looks = 0
  const openLogin = interruptedBy(async () => {
    looks += 1
    if (looks > 1) return
    await app.call(redeemScan, { token, params, body: { qr_code: ada.qr_code! } })
    await until(scansAtMailchimp, (scans) => scans === 1)
    await until(
      () => sql`select from pending_writes`.execute(owner),
      ({ rows }) => rows.length === 0,
    )
  })
  app.sandbox.editMember(list.list_id, ben.email, { merge_fields: { QRSCANS: 7 } })
  const { findings, compared } = await findDifferences({ ...app.services, openLogin }, owner)
  assert.deepEqual(findings, [
    { invariant: 'I4: what Mailchimp holds is what we hold', listId: list.id, about: `contact ${ben.id}` },
  ])
  assert.equal(compared, 3)
  assert.ok(looks > 1)
})

for (const mode of ['polling', 'none', 'webhook'] as const) {
  test(`QRMAX that the owner changed in Mailchimp is ${mode === 'webhook' ? 'a difference' : 'not heard of yet'}: ${mode}`, async () => {
    const { list } = await prepareList(app, { members: 2 })
    await owner
      .updateTable('lists')
      .set({ webhook_mode: mode === 'none' ? null : mode, polled_at: new Date() })
      .where('id', '=', list.id)
      .execute()
    const contacts = await owner.selectFrom('contacts').select(['id', 'email']).where('list_id', '=', list.id).execute()
    const [ada, ben] = [contacts[0]!, contacts[1]!]
    app.sandbox.editMember(list.list_id, ada.email, { merge_fields: { QRMAX: 5 } })
    app.sandbox.editMember(list.list_id, ben.email, { merge_fields: { QRMAX: 5, QRSCANS: 9 } })
    const found = await findDifferences(app.services, owner)
    const about = ({ findings, unheard }: typeof found) =>
      [findings, unheard].map((all) =>
        all
          .filter(({ listId }) => listId === list.id)
          .map((each) => each.about)
          .sort(),
      )
    const [adas, bens] = [`contact ${ada.id}`, `contact ${ben.id}`]
    assert.deepEqual(about(found), mode === 'webhook' ? [[adas, bens].sort(), []] : [[bens], [adas]])
  })
}
