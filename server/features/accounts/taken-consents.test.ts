// A consent at Mailchimp is for a team. Who may no longer connect accounts for it comes back with nothing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { allAccounts } from '#contract/lists.ts'
import { acceptInvitation, changeMember, invitePerson, leaveTeam, removeMember, teamHeader } from '#contract/teams.ts'
import { addOrganiser, invitationFor } from '../../testing/factories.ts'
import { password } from '../../testing/samples.ts'
import { assertNotice, openConsent } from '../../testing/consent.ts'

const { app, owner, openBrowser, consent, addMailchimp } = await openConsent()

type Ids = { personId: string; teamId: string }

/** By the token of another owner, or by that of the person. */
const ends: Record<string, (owner: string, own: string, ids: Ids) => Promise<unknown>> = {
  'was removed from the team': (token, _own, { personId }) =>
    app.call(removeMember, { token, params: { personId }, body: { password } }),
  'is no owner any more': (token, _own, { personId }) =>
    app.call(changeMember, { token, params: { personId }, body: { role: 'editor', password } }),
  'left the team': (_owner, token, { teamId }) =>
    app.call(leaveTeam, { token, params: { teamId }, body: { password } }),
}

for (const [what, end] of Object.entries(ends))
  test(`a consent of a person who ${what} connects nothing`, async () => {
    const mailchimp = await addMailchimp()
    const noor = await addOrganiser(app, 'Noor')
    const browser = await openBrowser()
    const { rows } = await sql<{ email: string }>`select email from users where id = ${browser.id}`.execute(owner)
    const { email } = rows[0]!
    await app.call(invitePerson, { token: noor.token, body: { password, email, role: 'owner' } })
    const body = { token: await invitationFor(app, email) }
    await app.call(acceptInvitation, { token: browser.token, body })
    const begun = await browser.post({ [teamHeader]: noor.id })
    const page = new URL((JSON.parse(begun.body) as { url: string }).url)
    const back = await consent(page, mailchimp.id)
    await end(noor.token, browser.token, { personId: browser.id, teamId: noor.id })
    assertNotice(await browser.get(back), 403, /This link back from Mailchimp no longer works/)
    assert.deepEqual((await app.call(allAccounts, { token: noor.token })).accounts, [])
  })
