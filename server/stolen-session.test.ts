// An open laptop or a stolen session: whatever cannot be undone, or lets somebody in for longer, asks for the person.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { deleteAccount } from '#contract/accounts.ts'
import { renewCodes } from '#contract/codes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { eraseContact } from '#contract/privacy.ts'
import {
  acceptInvitation,
  allTeams,
  changeMember,
  changeTeam,
  invitePerson,
  leaveTeam,
  removeMember,
  teamPeople,
} from '#contract/teams.ts'
import type { Asked } from './testing/calls.ts'
import { everyEndpoint, password } from './testing/samples.ts'
import { addMember, addOrganiser, invitationFor, prepareList } from './testing/factories.ts'
import { addApp, codeOf } from './testing/second-factor.ts'
import { startTestApp } from './testing/start-test-app.ts'

const app = await startTestApp()
const noor = await prepareList(app, { members: 2 })
const editor = await addMember(app, noor, 'editor')
const mate = await addMember(app, noor, 'owner', { name: 'Mate' })
const params = { listId: noor.list.id }
const { contacts } = await app.call(contactsOfList, { token: noor.token, params })
const contactId = contacts[0]!.id

const dangerous: [string, Endpoint, Asked][] = [
  ['inviting an owner', invitePerson, { body: { email: 'thief@example.com', role: 'owner' } }],
  ['inviting an editor', invitePerson, { body: { email: 'thief@example.com', role: 'editor' } }],
  ['promoting an owner', changeMember, { params: { personId: editor.id }, body: { role: 'owner' } }],
  ['demoting an owner', changeMember, { params: { personId: mate.id }, body: { role: 'viewer' } }],
  ['removing an owner', removeMember, { params: { personId: mate.id } }],
  ['leaving', leaveTeam, { params: { teamId: noor.personId } }],
  ['lifting the second step', changeTeam, { body: { needs_second_factor: false } }],
  ['deleting a Mailchimp account', deleteAccount, { params: { accountId: noor.accountId } }],
  ['erasing a contact', eraseContact, { params: { ...params, contactId } }],
  ['ending the codes of an earlier tool', renewCodes, { params }],
]

for (const [what, call, asked] of dangerous)
  test(`a stolen session is stopped by the password: ${what}`, async () => {
    const before = await app.call(teamPeople, { token: noor.token })
    const { status, message, errors } = await app.refused(call, { token: noor.token, ...asked })
    assert.deepEqual([status, Object.keys(errors)], [422, ['password']])
    assert.equal(message, 'Confirm this with your password or a passkey.')
    assert.deepEqual(await app.call(teamPeople, { token: noor.token }), before)
  })

test('a password alone does not confirm for an owner with an authenticator app', async () => {
  const ola = await addOrganiser(app, 'Ola')
  const phone = await addApp(app, ola.token)
  const asked = { token: ola.token, body: { email: 'zoe@example.com', role: 'owner', password } }
  assert.deepEqual(Object.keys((await app.refused(invitePerson, asked)).errors), ['code'])
  await app.call(invitePerson, { ...asked, body: { ...asked.body, code: codeOf(phone) } })
})

test('a wrong password confirms nothing, and ten of them are all', async () => {
  const { token } = await addOrganiser(app, 'Pia')
  const body = { email: 'zoe@example.com', role: 'owner', password: 'not the one' }
  for (let tries = 0; tries < 10; tries++) assert.equal((await app.refused(invitePerson, { token, body })).status, 422)
  const right = { ...body, password }
  assert.equal((await app.refused(invitePerson, { token, body: right })).status, 429)
  assert.deepEqual((await app.call(teamPeople, { token })).invitations, [])
})

test('a team is named by its owner without a password', async () => {
  await app.call(changeTeam, { token: noor.token, body: { name: 'Supper club' } })
})

const subject = 'Your team on Listpass has a new owner'

test('every owner hears by mail of a new owner, whether invited or promoted', async () => {
  const ada = await addOrganiser(app, 'Ada')
  const ben = await addOrganiser(app, 'Ben')
  await app.call(invitePerson, { token: ada.token, body: { email: ben.email, role: 'owner', password } })
  await app.call(acceptInvitation, { token: ben.token, body: { token: await invitationFor(app, ben.email) } })
  for (const reader of [ada, ben]) {
    const { text } = await app.outbox.about(reader.email, subject)
    assert.match(text!, new RegExp(`${ben.email} is now an owner of your team “Ada”`))
  }
  const cleo = await addMember(app, { token: ada.token, team: ada.id }, 'editor', { name: 'Cleo' })
  const promotion = { params: { personId: cleo.id }, body: { role: 'owner', password } }
  await app.call(changeMember, { token: ben.token, team: ada.id, ...promotion })
  const ofCleo = await app.outbox.about(cleo.email, subject)
  assert.ok(ofCleo.links.some((link) => link.endsWith(`/t/${ada.id}/account/team`)))
  // The same role again is no news.
  await app.call(changeMember, { token: ben.token, team: ada.id, ...promotion })
  const mails = await app.outbox.mails(cleo.email)
  assert.equal(mails.filter((mail) => mail.subject === subject).length, 1)
  assert.equal((await app.call(allTeams, { token: cleo.token })).teams.length, 2)
})

test('an owner whom the new owner throws out at once gets the mail too', async () => {
  const ada = await addOrganiser(app, 'Ada')
  const ben = await addMember(app, ada, 'editor', { name: 'Ben' })
  await app.call(changeMember, { token: ada.token, params: { personId: ben.id }, body: { role: 'owner', password } })
  await app.call(removeMember, { token: ben.token, team: ada.id, params: { personId: ada.id }, body: { password } })
  await app.outbox.about(ada.email, subject)
})

const ofList = (method: string, paths: string) => paths.split(' ').map((path) => `${method} /api/lists/:listId/${path}`)

/** Changes that ask nothing of a signed-in person, by the reason of decision 103. */
const unasked: Record<string, string[]> = {
  'nobody is signed in yet, or the call is about a door': [
    ...['login', 'login/oidc', 'login/oidc/finish', 'login/passkey', 'login/passkey/options'].map(
      (path) => `POST /api/${path}`,
    ),
    ...['login/second-factor', 'register', 'forgot-password', 'reset-password'].map((path) => `POST /api/${path}`),
    ...['reset-password/read', 'invitations/read', 'tries/open', 'tries/scan'].map((path) => `POST /api/${path}`),
    ...ofList('POST', 'scan scans scans/:scanId/undo people/:contactId/check-in door-calls'),
    ...ofList('PUT', 'scans/:scanId/answers door-check'),
  ],
  'another installation, which knows the id of the move': ['POST /api/moves/:moveId/arrival'],
  'the second step of a call that asked': [
    'POST /api/passkeys',
    'POST /api/second-factor/totp/confirm',
    'POST /api/passkeys/confirmation',
  ],
  'ends or names a way in, and opens none': [
    'DELETE /api/sessions',
    'DELETE /api/sessions/:sessionId',
    'DELETE /api/team/invitations/:invitationId',
    'POST /api/logout',
    'PUT /api/passkeys/:passkeyId',
    'PUT /api/user',
    ...ofList('DELETE', 'scanner-links/:linkId scanner-links/:linkId/sessions/:sessionId'),
    ...ofList('POST', 'scanner-links/:linkId/rotate contacts/:contactId/codes/end'),
  ],
  'only a letter to the person goes on with it': ['POST /api/email-proof', 'POST /api/email-proof/confirm'],
  'opens a door of one list, which its page names and ends': ofList('POST', 'scanner-links tries'),
  'gives the person or the team something, and nobody else': [
    'POST /api/invitations/accept',
    'POST /api/teams',
    'POST /api/mailchimp-accounts',
    'POST /mailchimp/connect',
    'POST /api/mailchimp-accounts/:accountId/sync-lists',
  ],
  'a setting, which can be set again': [
    'PUT /api/mailchimp-accounts/:accountId',
    'PUT /api/lists/:listId',
    ...ofList('DELETE', 'branding/logo occasions/:occasionId'),
    ...ofList('POST', 'occasions occasions/:occasionId/everyone-out webhook/setup first-run/close'),
    ...ofList('PUT', 'asks attendance branding branding/logo card display-field logic-rules'),
    ...ofList('PUT', 'notifying vips occasions/:occasionId occasions/:occasionId/admissions scanner-links/:linkId'),
    ...ofList('PUT', 'contacts/:contactId door-calls/:callId/answer notices/seen'),
    ...ofList('POST', 'guests/change'),
  ],
  'codes and history stay here, and come back': [
    ...ofList('DELETE', 'qr-codes/:qrId'),
    ...ofList('POST', 'qr-codes qr-codes/generate qr-codes/sync-from-mailchimp batches/:batchId/cancel'),
  ],
  'reads, or makes a draft or a tag in Mailchimp, where it can be deleted': ofList(
    'POST',
    [
      'attendance/check campaigns campaigns/:campaignId/test following-up/:occasionId/reminder',
      'following-up/:occasionId/segments following-up/reports guests/tag logic-rules/preview occasions/:occasionId/rehearse',
    ].join(' '),
  ),
}

test('every change asks for the person, or has a reason not to', async () => {
  const asks = (call: Endpoint) =>
    JSON.stringify(z.toJSONSchema(call.body ?? z.never(), { io: 'input' })).includes('"passkey"')
  const found = (await everyEndpoint()).filter((call) => call.method !== 'GET' && !asks(call))
  assert.deepEqual(found.map(({ method, path }) => `${method} ${path}`).sort(), Object.values(unasked).flat().sort())
})
