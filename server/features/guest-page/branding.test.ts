// The look of a list: permissions to change it, the pages that show it, and its deletion.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { auditLog } from '#contract/audit.ts'
import { changeBranding, readBranding, removeLogo, setLogo } from '#contract/branding.ts'
import { brandingOfDoor } from '#contract/door-branding.ts'
import { deleteAccount } from '#contract/accounts.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, addMember, type Connected, openDoor, prepareList } from '../../testing/factories.ts'
import { password, smallLogo } from '../../testing/samples.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const look = { name: 'Harbour Events', place: 'Harbour Hall', accent: '#17324D', shows_guest: true }
const of = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })
const fetchLogo = (path: string) => app.app.inject(path)

test('a list has no look until its organiser gives it one', async () => {
  const place = await prepareList(app, { members: 1 })
  const none = { name: '', place: '', accent: null, shows_guest: false, logo: null }
  assert.deepEqual((await app.call(readBranding, of(place))).branding, none)
  const { branding, message } = await app.call(changeBranding, { ...of(place), body: look })
  assert.deepEqual(branding, { ...look, accent: '#17324d', logo: null })
  assert.equal(message, 'Look saved.')
  assert.deepEqual((await app.call(readBranding, of(place))).branding, branding)
})

test('a logo is served for ever under an address that no one can guess, as a picture alone', async () => {
  const place = await prepareList(app, { members: 1 })
  const { branding } = await app.call(setLogo, { ...of(place), body: { file: smallLogo } })
  assert.match(branding.logo!, /^\/logo\/[0-9a-f-]{36}\.png$/)
  const answer = await fetchLogo(branding.logo!)
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.rawPayload.readUInt32BE(16), 512)
  const headers = ['content-type', 'cache-control', 'content-security-policy', 'x-content-type-options']
  assert.deepEqual(
    headers.map((name) => answer.headers[name]),
    ['image/png', 'public, max-age=31536000, immutable', "default-src 'none'", 'nosniff'],
  )
  const next = await app.call(setLogo, { ...of(place), body: { file: smallLogo } })
  assert.notEqual(next.branding.logo, branding.logo)
  // The form and the logo are saved apart.
  await app.call(changeBranding, { ...of(place), body: look })
  const kept = await app.call(readBranding, of(place))
  assert.deepEqual([kept.branding.logo, kept.branding.name], [next.branding.logo, look.name])
})

test('a removed logo, and one that never was, are not found', async () => {
  const place = await prepareList(app, { members: 1 })
  const { branding } = await app.call(setLogo, { ...of(place), body: { file: smallLogo } })
  const removed = await app.call(removeLogo, of(place))
  assert.equal(removed.branding.logo, null)
  for (const path of [branding.logo!, '/logo/x.png', '/logo/00000000-0000-4000-8000-000000000000.png', '/logo/%27.png'])
    assert.equal((await fetchLogo(path)).statusCode, 404, path)
})

test('a door shows name, logo and colour, and learns no more', async () => {
  const place = await prepareList(app, { members: 1 })
  await app.call(changeBranding, { ...of(place), body: look })
  const { scanToken } = await openDoor(app, await addLink(app, place))
  const { branding } = await app.call(brandingOfDoor, { scanToken, params: { listId: place.list.id } })
  assert.deepEqual(branding, { name: look.name, accent: '#17324d', logo: null })
})

test('a viewer sees the look and cannot change it; each change is in the log', async () => {
  const place = await prepareList(app, { members: 1 })
  const { token } = await addMember(app, place, 'viewer')
  const asViewer = { token, params: { listId: place.list.id } }
  assert.equal((await app.call(readBranding, asViewer)).branding.name, '')
  for (const refused of [
    await app.refused(changeBranding, { ...asViewer, body: look }),
    await app.refused(setLogo, { ...asViewer, body: { file: smallLogo } }),
    await app.refused(removeLogo, asViewer),
  ])
    assert.equal(refused.status, 403)
  await app.call(changeBranding, { ...of(place), body: look })
  await app.call(setLogo, { ...of(place), body: { file: smallLogo } })
  await app.call(removeLogo, of(place))
  const { entries } = await app.call(auditLog, { token: place.token, query: { list: place.list.id } })
  assert.deepEqual(
    entries.slice(0, 3).map(({ action, details }) => [action, details]),
    [
      ['logo_changed', { has_logo: false }],
      ['logo_changed', { has_logo: true }],
      ['branding_changed', { name: look.name, accent: '#17324d', shows_guest: true }],
    ],
  )
})

test('wrong values are refused at their field, and nothing of them is kept', async () => {
  const place = await prepareList(app, { members: 1 })
  const wrong = [
    ['accent', { accent: 'red' }, 'Please enter a colour such as #17324d.'],
    ['accent', { accent: '#17324d;}' }, 'Please enter a colour such as #17324d.'],
    ['name', { name: 'x'.repeat(101) }, 'The name may have at most 100 characters.'],
    ['place', { place: 'one\ntwo' }, 'Please leave out line breaks and control characters.'],
  ] as const
  for (const [field, change, message] of wrong) {
    const { status, errors } = await app.refused(changeBranding, { ...of(place), body: { ...look, ...change } })
    assert.deepEqual([status, errors[field]], [422, [message]], field)
  }
  for (const file of ['', 'no base64!', Buffer.from('GIF89a').toString('base64')]) {
    const { status, errors } = await app.refused(setLogo, { ...of(place), body: { file } })
    assert.equal(status, 422)
    assert.ok((errors['file']?.length ?? 0) > 0, file)
  }
  assert.equal((await app.call(readBranding, of(place))).branding.name, '')
})

test('too many logos in a short time are refused', async () => {
  const place = await prepareList(app, { members: 1 })
  const gif = { file: Buffer.from('GIF89a').toString('base64') }
  const statuses: number[] = []
  for (let nth = 0; nth < 22; nth++) statuses.push((await app.refused(setLogo, { ...of(place), body: gif })).status)
  assert.deepEqual(new Set(statuses.slice(0, 20)), new Set([422]))
  assert.deepEqual(statuses.slice(20), [429, 429])
})

test('the look goes with its list', async () => {
  const place = await prepareList(app, { members: 1 })
  const { branding } = await app.call(setLogo, { ...of(place), body: { file: smallLogo } })
  await app.call(deleteAccount, { token: place.token, params: { accountId: place.accountId }, body: { password } })
  const left = await owner.selectFrom('brandings').select('list_id').where('list_id', '=', place.list.id).execute()
  assert.deepEqual(left, [])
  assert.equal((await fetchLogo(branding.logo!)).statusCode, 404)
})
