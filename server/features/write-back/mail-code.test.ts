// A door adds a guest with an email. The guest gets a letter with the code, if the organiser wants it.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { changeList } from '#contract/lists.ts'
import { redeemScan } from '#contract/scanning.ts'
import { codeFromRandom } from '#domain/code.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, openDoor, prepareList } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

async function prepareDoor(wantsMail: boolean) {
  const prepared = await prepareList(app, { members: 1, status: 'subscribed' })
  const { token, list } = prepared
  await app.call(changeList, { token, params: { listId: list.id }, body: { mail_walk_ins: wantsMail } })
  const { slug } = await addLink(app, prepared, { may_add: true })
  const door = { ...(await openDoor(app, { slug })), params: { listId: list.id } }
  const add = async (email?: string, language?: 'de' | 'fr') => {
    const code = codeFromRandom(randomBytes(40))!
    const guest = {
      contact_id: randomUUID(),
      name: 'Juliette Mbeki',
      people: 1,
      has_agreed: false,
      ...(email && { email }),
      ...(language && { language }),
    }
    await app.call(redeemScan, { ...door, body: { qr_code: code, scan_id: randomUUID(), guest } })
    return { code, id: guest.contact_id }
  }
  const isWritten = async () =>
    (await owner.selectFrom('pending_writes').selectAll().where('list_id', '=', list.id).execute()).length === 0
  return { ...prepared, add, written: () => until(isWritten, (is) => is) }
}

const newEmail = () => `${randomUUID()}@example.com`

test('one letter leads to the page of the code; without an email, or for a contact of the list, there is none', async () => {
  const { list, add, written } = await prepareDoor(true)
  const email = newEmail()
  const { code } = await add(email)
  await add()
  const [known] = await owner.selectFrom('contacts').select('email').where('status', '=', 'subscribed').execute()
  await add(known!.email)
  const [letter] = await until(
    () => app.outbox.mails(email),
    (mails) => mails.length > 0,
  )
  assert.deepEqual(
    [letter!.subject, letter!.links],
    [`Your code for ${list.name}`, [`${app.services.publicUrl}/q/${code}/scan`]],
  )
  assert.match(letter!.text!, /Hello Juliette Mbeki,.*It subscribes you to nothing\./s)
  await add(email)
  await written()
  assert.equal((await app.outbox.mails(email)).length, 1)
  assert.deepEqual(await app.outbox.mails(known!.email), [])
})

test('there is no letter unless the organiser wants it, and none to an address that Mailchimp refuses', async () => {
  const { add, written } = await prepareDoor(false)
  const email = newEmail()
  await add(email)
  await written()
  const wanting = await prepareDoor(true)
  const refused = newEmail()
  app.sandbox.setFault(
    { kind: 'refused_rows', operation: 'addMember', emails: [refused], error: 'looks fake' },
    wanting.mailchimpAccount,
  )
  await wanting.add(refused)
  await wanting.written()
  const last = newEmail()
  await wanting.add(last)
  await until(
    () => app.outbox.mails(last),
    (mails) => mails.length > 0,
  )
  assert.deepEqual([await app.outbox.mails(email), await app.outbox.mails(refused)], [[], []])
})

test('the letter is in the language of the door, which Mailchimp keeps for the contact', async () => {
  const { list, add } = await prepareDoor(true)
  const email = newEmail()
  const { code } = await add(email, 'de')
  const [letter] = await until(
    () => app.outbox.mails(email),
    (mails) => mails.length > 0,
  )
  assert.equal(letter!.subject, `Ihr Code: ${list.name}`)
  assert.match(letter!.text!, /^Guten Tag, Juliette Mbeki!\n\nSie wurden am Einlass eingetragen/)
  assert.match(letter!.html!, /<html lang="de" dir="ltr">.*<p>Guten Tag, <bdi>Juliette Mbeki<\/bdi>!<\/p>/s)
  assert.doesNotMatch(letter!.text!, /\b(?:your|the|Hello|account|Konto)\b/)
  assert.deepEqual(letter!.links, [`${app.services.publicUrl}/q/${code}/scan`])
  assert.equal(app.sandbox.readMember(list.list_id, email)!['language'], 'de')
  const english = newEmail()
  await add(english)
  await until(
    () => app.outbox.mails(english),
    (mails) => mails.length > 0,
  )
  assert.equal(app.sandbox.readMember(list.list_id, english)!['language'], 'en')
})
