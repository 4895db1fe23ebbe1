// Names live in the fields that an audience has, and a name that Mailchimp does not take stays at the door.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { checkStatus, setDisplayField, syncFromMailchimp } from '#contract/codes.ts'
import { oneList } from '#contract/lists.ts'
import { redeemScan } from '#contract/scanning.ts'
import { codeFromRandom } from '#domain/code.ts'
import type { NewField } from '../../../../sandbox/store/fields.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addLink, backdate, openDoor, prepareList } from '../../../testing/factories.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const textField = (tag: string, name = tag): NewField => ({ tag, name, type: 'text' })

async function prepare(fields: NewField[], merge_fields: Record<string, unknown> = {}) {
  const members = [{ email: 'ada@example.com', status: 'subscribed', merge_fields }]
  const place = await prepareList(app, { fields, members })
  const ask = { token: place.token, params: { listId: place.list.id } }
  const { slug } = await addLink(app, place, { may_add: true })
  await backdate(owner, place.list.id)
  const door = { ...(await openDoor(app, { slug })), params: ask.params }
  const shown = async (code: string) =>
    (await app.call(redeemScan, { ...door, body: { qr_code: code } })).data!.display_field_value
  const list = async () => (await app.call(oneList, ask)).list
  return { ...place, ask, door, shown, seen: list }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

/** A walk-in with an email, as Mailchimp has the contact after the write-back. */
async function addWalter({ door, list }: Prepared) {
  const email = `walter-${randomUUID().slice(0, 8)}@example.com`
  const guest = { contact_id: randomUUID(), name: 'Walter Walkin', email, people: 3, has_agreed: false }
  const code = codeFromRandom(randomBytes(40))!
  await app.call(redeemScan, { ...door, body: { qr_code: code, scan_id: randomUUID(), guest } })
  await until(
    () => owner.selectFrom('contacts').select('held_scans').where('id', '=', guest.contact_id).executeTakeFirst(),
    (contact) => contact?.held_scans === 1,
  )
  return { code, fields: app.sandbox.readMember(list.list_id, email)!['merge_fields'] as Record<string, unknown> }
}

for (const { tags, names } of [
  { tags: ['FNAME', 'LNAME'], names: { FNAME: 'Walter', LNAME: 'Walkin' } },
  { tags: ['VORNAME', 'NACHNAME'], names: { VORNAME: 'Walter', NACHNAME: 'Walkin' } },
  { tags: ['NOM', 'PRENOM'], names: { PRENOM: 'Walter', NOM: 'Walkin' } },
  { tags: ['NOMBRE', 'APELLIDOS'], names: { NOMBRE: 'Walter', APELLIDOS: 'Walkin' } },
  { tags: ['NOME', 'COGNOME'], names: { NOME: 'Walter', COGNOME: 'Walkin' } },
  { tags: ['COMPANY', 'FULLNAME'], names: { FULLNAME: 'Walter Walkin' } },
]) {
  test(`a walk-in’s name is in ${Object.keys(names).join(' and ')}, and at the door before and after`, async () => {
    const inList = tags.length === 2 && tags[0] !== 'COMPANY' ? [tags[0]!, tags[1]!] : ['FULLNAME']
    const ada = Object.fromEntries(inList.map((tag) => [tag, `Ada ${tag}`]))
    const place = await prepare(
      tags.map((tag) => textField(tag)),
      ada,
    )
    const { code, fields } = await addWalter(place)
    for (const [tag, name] of Object.entries(names)) assert.equal(fields[tag], name)
    assert.equal(await place.shown(code), 'Walter Walkin')
    const first = Object.keys(names).map((tag) => `Ada ${tag}`)
    assert.equal(await place.shown(place.codes[0]!), first.join(' '))
    assert.equal((await place.seen()).name_fields!.is_sure, true)
  })
}

test('a name that no field takes stays at the door, after the write-back and after a sync', async () => {
  for (const fields of [[], [textField('COMPANY'), { tag: 'TABLE', name: 'Table', type: 'number' as const }]]) {
    const place = await prepare(fields)
    const { code, fields: there } = await addWalter(place)
    assert.ok(!Object.values(there).includes('Walter'))
    assert.equal(await place.shown(code), 'Walter Walkin')
    await app.call(syncFromMailchimp, place.ask)
    await until(place.seen, ({ running_batch: batch }) => batch === null)
    assert.equal(await place.shown(code), 'Walter Walkin')
  }
})

test('a name that Mailchimp refuses or drops stays at the door, and the guest is added all the same', async () => {
  const place = await prepare([textField('VORNAME'), textField('NACHNAME')])
  app.sandbox.setFault({ kind: 'ignored_values', fields: ['VORNAME'] }, place.mailchimpAccount)
  const dropped = await addWalter(place)
  app.sandbox.clearFaults(place.mailchimpAccount)
  assert.deepEqual([dropped.fields['VORNAME'], dropped.fields['NACHNAME']], ['', 'Walkin'])
  assert.equal(await place.shown(dropped.code), 'Walter Walkin')
})

test('where fields 1 and 2 may be names the organiser is asked once, and all names follow the answer', async () => {
  const place = await prepare([textField('ROEP'), textField('ACHTER')], { ROEP: 'Ada', ACHTER: 'Brightwell' })
  assert.deepEqual((await place.seen()).name_fields, { first: 'ROEP', last: 'ACHTER', is_sure: false })
  const body = { display_field: null, name_fields: { first: 'ROEP', last: 'ACHTER' } }
  await app.call(setDisplayField, { ...place.ask, body })
  assert.deepEqual((await place.seen()).name_fields, { first: 'ROEP', last: 'ACHTER', is_sure: true })
  await until(
    () => owner.selectFrom('contacts').select('merge_fields').where('list_id', '=', place.list.id).executeTakeFirst(),
    (contact) => contact?.merge_fields['name:first'] === 'Ada',
  )
  assert.equal(await place.shown(place.codes[0]!), 'Ada Brightwell')
  const { fields } = await addWalter(place)
  assert.deepEqual([fields['ROEP'], fields['ACHTER']], ['Walter', 'Walkin'])
  await app.call(checkStatus, place.ask)
  assert.deepEqual((await place.seen()).name_fields, { first: 'ROEP', last: 'ACHTER', is_sure: true })
  const wrong = { display_field: null, name_fields: { first: 'NONE', last: null } }
  assert.match((await app.refused(setDisplayField, { ...place.ask, body: wrong })).message, /no field NONE/)
})
