// A draft as one of its recipients gets it, and their code read from it, with the sandbox as Mailchimp.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { changePassword, currentUser, endOtherSessions, endSession, logOut } from '#contract/auth.ts'
import { mailProof, readProof } from '#contract/mail-proof.ts'
import { changeMember, removeMember } from '#contract/teams.ts'
import { mailWindows } from '#domain/mail-windows.ts'
import { addMember, connectAudience, type Connected, prepareList, signInAgain } from '../../../testing/factories.ts'
import { freePort } from '../../../testing/this-machine.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { plainText } from '../preflight/testing/facts.ts'
import { password } from '../../../testing/samples.ts'

const port = await freePort()
const publicUrl = `http://127.0.0.1:${port}`
const app = await startTestApp({ publicUrl })

const picture = (address = publicUrl, tag = 'QRCODE') =>
  `<img src="${address}/qr-code/*|${tag}|*" width="200" height="200" alt="QR code">`
const mail = `<p>Hello *|IF:FNAME|**|FNAME|**|ELSE:|*friend*|END:IF|*</p>${picture()}<p>*|QRCODE|* *|UNSUB|*</p>`

function addDraft({ list, mailchimpAccount }: Connected, html = mail, more = {}) {
  const settings = { title: 'Invitation', subject_line: 'Come!' }
  const draft = { list_id: list.list_id, settings, html, plain_text: plainText, ...more }
  return app.sandbox.addCampaign(draft, mailchimpAccount).id
}

const members = [
  { email: 'a@example.com', merge_fields: { FNAME: 'Anna <b>' } },
  { email: 'b@example.com', tags: ['VIP'] },
  { email: 'c@example.com', merge_fields: { FNAME: 'Cees' } },
]

type Who = Pick<Connected, 'token' | 'list'>
const asked = ({ token, list }: Who, campaignId: string, query: { guest?: string; version?: string } = {}) => ({
  token,
  params: { listId: list.id, campaignId },
  query,
})
const frame = async (page: string | null, more = '/light/own') => app.app.inject({ url: `${page}${more}` })

test('each recipient is walked through by number, with their own values, and the last one ends it', async () => {
  const noor = await prepareList(app, { members })
  const id = addDraft(noor)
  for (const [guest, email, name] of [
    ['1', 'a@example.com', 'Anna &lt;b&gt;'],
    ['2', 'b@example.com', 'friend'],
    ['9', 'c@example.com', 'Cees'],
  ] as const) {
    const seen = await app.call(mailProof, asked(noor, id, { guest }))
    assert.deepEqual([seen.total, seen.is_certain, seen.guest?.email], [3, true, email])
    assert.deepEqual(seen.left, ['UNSUB'])
    const { body } = await frame(seen.page)
    assert.ok(body.includes(`Hello ${name}</p>`))
    assert.ok(body.includes(`/qr-code/${seen.guest?.qr_code}"`))
  }
})

test('the mail is a page without scripts, whose pictures come from our own address alone unless asked', async () => {
  const noor = await prepareList(app, { members })
  const { page } = await app.call(mailProof, asked(noor, addDraft(noor)))
  const own = String((await frame(page)).headers['content-security-policy'])
  assert.equal(
    own,
    `default-src 'none'; style-src 'unsafe-inline'; img-src ${publicUrl}/qr-code/ data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox`,
  )
  assert.match(
    String((await frame(page, '/dark/all')).headers['content-security-policy']),
    /img-src https: http: data:;/,
  )
  assert.match((await frame(page, '/dark/all')).body, /color-scheme:dark/)
  assert.equal((await frame(`${page?.slice(0, -9)}AAAAAAAAA`)).statusCode, 404)
})

test('a preview ends with the session that opened it, and at a change of the password', async () => {
  const noor = await prepareList(app, { members })
  const { user } = await app.call(currentUser, noor)
  const id = addDraft(noor)
  const open = async (token: string) => (await app.call(mailProof, asked({ token, list: noor.list }, id))).page
  const again = () => signInAgain(app, user.email)
  const ends: ((token: string) => Promise<unknown>)[] = [
    (token) => app.call(logOut, { token }),
    (token) => app.call(endSession, { token: noor.token, params: { sessionId: token.split('.')[0]! } }),
    () => app.call(endOtherSessions, { token: noor.token }),
  ]
  for (const end of ends) {
    const [token, other] = [await again(), await open(noor.token)]
    const page = await open(token)
    assert.equal((await frame(page)).statusCode, 200)
    await end(token)
    const { statusCode, body } = await frame(page)
    assert.deepEqual([statusCode, body], [404, 'This preview is over. Choose the guest again.'])
    assert.equal((await frame(other)).statusCode, 200)
  }
  const [theirs, own] = [await open(await again()), await open(noor.token)]
  const next = 'another long password 4711'
  const body = { current_password: password, password: next, password_confirmation: next }
  await app.call(changePassword, { token: noor.token, body })
  for (const page of [theirs, own]) assert.equal((await frame(page)).statusCode, 404)
  assert.equal((await frame(await open(noor.token))).statusCode, 200)
})

test('a preview that is over says so in the language of the browser', async () => {
  const ask = (headers = {}) => app.app.inject({ url: '/mail/none/light/own', headers })
  const [english, french] = [await ask(), await ask({ 'accept-language': 'fr' })]
  assert.equal(english.body, 'This preview is over. Choose the guest again.')
  assert.deepEqual(
    [french.statusCode, french.headers['content-language'], french.body],
    [404, 'fr', 'Cet aperçu est terminé. Choisissez de nouveau l’invité.'],
  )
})

test('a tag of the draft is walked through alone; with conditions all contacts are, and the answer says so', async () => {
  const noor = await prepareList(app, { members })
  const vip = app.sandbox.segments(noor.list.list_id).find(({ name }) => name === 'VIP')
  const tagged = addDraft(noor, mail, { segment_opts: { saved_segment_id: vip!.id } })
  const conditions = [{ condition_type: 'TextMerge', field: 'FNAME', op: 'blank' }]
  const judged = addDraft(noor, mail, { segment_opts: { match: 'all', conditions } })
  const first = await app.call(mailProof, asked(noor, tagged))
  assert.deepEqual([first.total, first.guest?.email, first.is_certain], [1, 'b@example.com', true])
  const all = await app.call(mailProof, asked(noor, judged))
  assert.deepEqual([all.total, all.is_certain], [3, false])
})

test('each version of an A/B test is shown, and a draft without content has no page', async () => {
  const noor = await prepareList(app, { members })
  const variants = ['Green', 'Blue'].map((label) => ({ content_label: label, html: label, plain_text: '' }))
  const several = addDraft(noor, '', { type: 'variate', variants })
  const blue = await app.call(mailProof, asked(noor, several, { version: '1' }))
  assert.deepEqual(blue.versions, ['Green', 'Blue'])
  assert.match((await frame(blue.page)).body, /^Blue/)
  const unsaved = addDraft(noor, '', { plain_text: '', content_type: 'multichannel' })
  assert.equal((await app.call(mailProof, asked(noor, unsaved))).page, null)
})

test('while the public address does not answer, that is told and nothing is read', async () => {
  const noor = await prepareList(app, { members })
  const seen = await app.call(readProof, asked(noor, addDraft(noor)))
  assert.deepEqual([seen.outcome, seen.ways], ['unreachable', []])
  assert.equal(seen.address, publicUrl)
})

test('while the public address is busy, that is said instead of that guests see no picture', async () => {
  const noor = await prepareList(app, { members })
  const busy = createServer((_, answer) => answer.writeHead(503, { 'retry-after': '2' }).end())
  await once(busy.listen(port, '127.0.0.1'), 'listening')
  const refused = await app.refused(readProof, asked(noor, addDraft(noor)))
  await new Promise((resolve) => busy.close(resolve))
  assert.deepEqual(
    [refused.status, refused.message],
    [503, 'Listpass is very busy right now. Please try again in a moment.'],
  )
})

test('the picture is read as each window shows it, and another guest’s code is told', async () => {
  await app.app.listen({ port, host: '127.0.0.1' })
  const noor = await prepareList(app, { members })
  const good = await app.call(readProof, asked(noor, addDraft(noor), { guest: '2' }))
  assert.equal(good.outcome, 'read')
  assert.deepEqual(
    good.ways.map(({ window, side, result }) => `${window} ${side} ${result}`),
    mailWindows.map(({ name }) => `${name} 200 read`),
  )
  const style =
    '<style>@media(max-width:480px){img{display:none}}@media(prefers-color-scheme:dark){img{filter:invert(1)}}</style>'
  const changed = await app.call(readProof, asked(noor, addDraft(noor, `${style}${picture()}`), { guest: '2' }))
  assert.deepEqual(
    changed.ways.map(({ result }) => result),
    ['unseen', 'unseen', 'unseen', 'read', 'read', 'unread'],
  )
  const { guest } = await app.call(mailProof, asked(noor, addDraft(noor), { guest: '1' }))
  const fixed = addDraft(noor, `<img src="${publicUrl}/qr-code/${guest?.qr_code}">`)
  const same = await app.call(readProof, asked(noor, fixed, { guest: '3' }))
  assert.deepEqual(new Set(same.ways.map(({ result }) => result)), new Set(['other']))
  const sample = await app.call(readProof, asked(noor, addDraft(noor, picture(publicUrl, 'TICKET'))))
  assert.deepEqual(new Set(sample.ways.map(({ result }) => result)), new Set(['unread']))
})

test('only the public address is ever fetched', async () => {
  const noor = await prepareList(app, { members })
  for (const address of ['http://127.0.0.1:1', `${publicUrl}.example`, `${publicUrl}/qr-code/../api`, 'file:///etc']) {
    const html = address.includes('..') ? `<img src="${address}/x">` : picture(address)
    const { outcome } = await app.call(readProof, asked(noor, addDraft(noor, html)))
    assert.equal(outcome, 'no_picture', address)
  }
})

test('a viewer sees the proof; another team, a removed member and a lost Mailchimp get sentences', async () => {
  const noor = await prepareList(app, { members })
  const id = addDraft(noor)
  const mira = await addMember(app, { token: noor.token }, 'viewer')
  const asMira = asked({ token: mira.token, list: noor.list }, id)
  const { page } = await app.call(mailProof, asMira)
  const seen = async () => {
    const { statusCode, body } = await frame(page)
    return [statusCode, body.includes('/qr-code/')]
  }
  assert.deepEqual(await seen(), [200, true])
  // An open preview ends with the right to it, and comes back with it.
  const change = (body: { role: 'door' | 'viewer'; list_ids?: string[] }) =>
    app.call(changeMember, { token: noor.token, params: { personId: mira.id }, body: { ...body, password } })
  await change({ role: 'door', list_ids: [noor.list.id] })
  assert.equal((await app.refused(mailProof, asMira)).status, 403)
  assert.deepEqual(await seen(), [404, false])
  await change({ role: 'viewer' })
  assert.deepEqual(await seen(), [200, true])
  await app.call(removeMember, { token: noor.token, params: { personId: mira.id }, body: { password } })
  assert.equal((await app.refused(mailProof, asMira)).status, 404)
  assert.deepEqual(await seen(), [404, false])
  const eve = await connectAudience(app, { members: 1 }, 'Eve')
  assert.equal((await app.refused(mailProof, asked({ token: eve.token, list: noor.list }, id))).status, 404)
  assert.equal((await app.refused(readProof, asked({ token: eve.token, list: noor.list }, id))).status, 404)
  assert.equal((await app.refused(mailProof, asked(noor, 'gone'))).status, 404)
  const unread = addDraft(noor)
  app.sandbox.setFault({ kind: 'server_error', operation: 'getCampaignContent' }, noor.mailchimpAccount)
  assert.equal((await app.refused(mailProof, asked(noor, unread))).status, 503)
})
