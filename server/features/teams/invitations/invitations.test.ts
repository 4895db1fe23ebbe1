// Invitations by mail: bound to an address, good once, for 7 days.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { changeUser, register } from '#contract/auth.ts'
import { syncLists } from '#contract/lists.ts'
import { deleteUser } from '#contract/privacy.ts'
import {
  acceptInvitation,
  allTeams,
  changeMember,
  invitePerson,
  readInvitation,
  removeMember,
  teamPeople,
  withdrawInvitation,
} from '#contract/teams.ts'
import { proveEmail } from '../../auth/email-proof/store.ts'
import { emailKey } from '../../auth/email-key.ts'
import { makeInvitation } from '../../auth/invitations.ts'
import { newToken } from '../../auth/token.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addMember, addOrganiser, invitationFor, prepareList } from '../../../testing/factories.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { password } from '../../../testing/samples.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const noor = await addOrganiser(app, 'Noor')
const over = 'This invitation no longer works. Ask for a new one.'

async function invite(email: string, role = 'editor', count = 1): Promise<string> {
  await app.call(invitePerson, { token: noor.token, body: { password, email, role } })
  return invitationFor(app, email, count)
}

test('the mail says who invites, to which team and for what; the link shows the same', async () => {
  const mira = await addOrganiser(app, 'Mira')
  const asTyped = mira.email.replace('mira', 'Mira')
  const token = await invite(asTyped)
  const mail = await app.outbox.newest(asTyped)
  assert.equal(mail.subject, 'Noor invites you to a team on Listpass')
  assert.match(mail.text!, /to the team “Noor”/)
  assert.match(mail.text!, /You will be an editor/)
  const read = await app.call(readInvitation, { body: { token } })
  assert.deepEqual([read.team_name, read.invited_by, read.role], ['Noor', 'Noor', 'editor'])
  const { team } = await app.call(acceptInvitation, { token: mira.token, body: { token } })
  assert.deepEqual([team.id, team.role, team.members], [noor.id, 'editor', 2])
})

test('the mail is in the language of its reader, and without an account in that of the member who invites', async () => {
  const stranger = `ada-${randomUUID().slice(0, 8)}@example.com`
  const mira = await addOrganiser(app, 'Mira')
  await app.call(changeUser, { token: mira.token, body: { language: 'fr' } })
  for (const email of [stranger, mira.email])
    await app.call(invitePerson, { token: noor.token, body: { password, email, role: 'viewer' }, language: 'de' })
  const german = await app.outbox.newest(stranger)
  assert.equal(german.subject, 'Noor lädt Sie in ein Team bei Listpass ein')
  assert.match(german.text!, /Sie werden Betrachter.*Der Link gilt einmal, 7 Tage lang und nur für ada-/s)
  assert.match(german.html!, /<html lang="de" /)
  assert.equal((await app.outbox.newest(mira.email)).subject, 'Noor vous invite à rejoindre une équipe sur Listpass')
})

test('a link works once, and only for the invited address', async () => {
  const [mira, cleo] = [await addOrganiser(app, 'Mira'), await addOrganiser(app, 'Cleo')]
  const token = await invite(mira.email)
  const wrong = await app.refused(acceptInvitation, { token: cleo.token, body: { token } })
  assert.deepEqual(
    [wrong.status, wrong.message],
    [403, `This invitation is for ${mira.email}. Sign in with that address, or ask for another one.`],
  )
  await app.call(acceptInvitation, { token: mira.token, body: { token } })
  for (const person of [mira, cleo]) {
    const again = await app.refused(acceptInvitation, { token: person.token, body: { token } })
    assert.equal(again.message, over)
  }
})

test('two acceptances at the same time: one succeeds', async () => {
  const mira = await addOrganiser(app, 'Mira')
  const token = await invite(mira.email)
  const both = [1, 2].map(() => app.call(acceptInvitation, { token: mira.token, body: { token } }))
  const results = await Promise.allSettled(both)
  assert.deepEqual(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.equal((await app.call(allTeams, { token: mira.token })).teams.length, 2)
})

test('a withdrawn, a replaced, an old and a changed link open nothing', async () => {
  const mira = await addOrganiser(app, 'Mira')
  const first = await invite(mira.email)
  const second = await invite(mira.email, 'viewer', 2)
  const refused = async (token: string) =>
    (await app.refused(acceptInvitation, { token: mira.token, body: { token } })).message
  assert.equal(await refused(first), over)
  const changed = second.slice(0, -1) + (second.endsWith('A') ? 'B' : 'A')
  assert.equal(await refused(changed), over)
  assert.equal((await app.refused(readInvitation, { body: { token: changed } })).message, over)
  const { invitations } = await app.call(teamPeople, { token: noor.token })
  const open = invitations.filter(({ email }) => email === mira.email)
  assert.deepEqual(
    open.map(({ role }) => role),
    ['viewer'],
  )
  await sql`update invitations set expires_at = now() where id = ${open[0]!.id}`.execute(owner)
  assert.equal(await refused(second), over)
  const third = await invite(mira.email, 'viewer', 3)
  const id = (await app.call(teamPeople, { token: noor.token })).invitations.find(
    ({ email }) => email === mira.email,
  )!.id
  await app.call(withdrawInvitation, { token: noor.token, params: { invitationId: id } })
  assert.equal(await refused(third), over)
})

test('an invitation ends after 7 days', async () => {
  const mira = await addOrganiser(app, 'Mira')
  await invite(mira.email)
  const { invitations } = await app.call(teamPeople, { token: noor.token })
  const { sent_at: sent, expires_at: expires } = invitations.find(({ email }) => email === mira.email)!
  assert.equal(Math.round((Date.parse(expires) - Date.parse(sent)) / 3_600_000), 7 * 24)
})

test('a member is not invited again, and a door member needs lists to scan', async () => {
  const mira = await addMember(app, noor, 'viewer')
  const body = { email: mira.email, role: 'editor', password }
  const again = await app.refused(invitePerson, { token: noor.token, body })
  assert.deepEqual(again.errors?.['email'], ['A member of the team has this email already.'])
  const door = { email: 'door@example.com', role: 'door', list_ids: [] }
  const without = await app.refused(invitePerson, { token: noor.token, body: door })
  assert.deepEqual(without.errors?.['list_ids'], ['Please choose at least one list to scan.'])
})

test('an invitation leaves out a list that is gone, changes no member, and ends with its team', async () => {
  const [place, mira] = [await prepareList(app, { members: 1 }, 'Ola'), await addOrganiser(app, 'Mira')]
  await app.sandbox.addAudience({ account: place.mailchimpAccount, name: 'Brunch', members: 1 })
  const { account } = await app.call(syncLists, { token: place.token, params: { accountId: place.accountId } })
  const lists = account.lists.map(({ id }) => id)
  const inviteTo = async (count: number) => {
    const body = { password, email: mira.email, role: 'door', list_ids: lists }
    await app.call(invitePerson, { token: place.token, body })
    return invitationFor(app, mira.email, count)
  }
  const mine = async () => (await app.call(teamPeople, { token: place.token })).members.find(({ id }) => id === mira.id)

  const first = await inviteTo(1)
  await sql`delete from lists where id = ${lists[0]}`.execute(owner)
  await app.call(acceptInvitation, { token: mira.token, body: { token: first } })
  const joined = await mine()
  assert.deepEqual([joined!.role, joined!.list_ids], ['door', [lists[1]]])

  const change = { role: 'editor', list_ids: [], password }
  await app.call(changeMember, { token: place.token, params: { personId: mira.id }, body: change })
  const { id, token, secretHash } = newToken()
  await sql`insert into invitations (id, team_id, email, email_key, role, list_ids, invited_by, secret_hash, expires_at)
    values (${id}, ${place.personId}, ${mira.email}, ${emailKey(mira.email)}, 'viewer', '{}', 'Ola', ${secretHash},
      now() + interval '1 day')`.execute(owner)
  const again = await app.refused(acceptInvitation, { token: mira.token, body: { token } })
  assert.deepEqual([again.status, again.code], [409, 'already_in_team'])
  assert.equal((await mine())!.role, 'editor')

  await app.call(removeMember, { token: place.token, params: { personId: mira.id }, body: { password } })
  lists.shift()
  const last = await inviteTo(2)
  await app.call(deleteUser, { token: place.token, body: { password } })
  assert.equal((await app.refused(readInvitation, { body: { token: last } })).message, over)
  assert.equal((await app.refused(acceptInvitation, { token: mira.token, body: { token: last } })).message, over)
})

test('where new accounts need an invitation, one to a team serves, for one account', async () => {
  const closed = await startTestApp({ registration: 'invite' })
  const { url } = makeInvitation(closed.services)
  const form = { name: 'Ada', email: 'ada@example.com', password, password_confirmation: password }
  const ada = await closed.call(register, { body: { ...form, invitation: url.split('#')[1] } })
  await closed.services.database.as({ person: ada.user.id }, (tx) => proveEmail(tx, ada.user.id))
  const email = 'newcomer@example.com'
  await closed.call(invitePerson, { token: ada.token, body: { password, email, role: 'viewer' } })
  const [token, invitation] = (await closed.outbox.newest(email)).links[0]!.split('#')[1]!.split('~')
  const body = { ...form, name: 'Newcomer', email }
  assert.equal((await closed.refused(register, { body })).status, 403)
  const { token: session } = await closed.call(register, { body: { ...body, invitation } })
  const { team } = await closed.call(acceptInvitation, { token: session, body: { token } })
  assert.equal(team.id, ada.user.id)
  const other = { ...body, email: 'other@example.com', invitation }
  assert.equal((await closed.refused(register, { body: other })).status, 403)
})

test('one address gets at most five invitations an hour', async () => {
  const email = 'often@example.com'
  for (let times = 1; times <= 5; times++)
    await app.call(invitePerson, { token: noor.token, body: { password, email, role: 'viewer' } })
  const sixth = await app.refused(invitePerson, { token: noor.token, body: { password, email, role: 'viewer' } })
  assert.deepEqual(
    [sixth.status, sixth.message],
    [429, 'Too many invitations. Please wait a few minutes and try again.'],
  )
})
