// The steps that an organiser must take first, so that their call can succeed.
import type { Kysely } from 'kysely'
import { allSessions } from '#contract/auth.ts'
import { syncFromMailchimp } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { openScannerLink, scannerLinks } from '#contract/doors.ts'
import { oneList } from '#contract/lists.ts'
import { allPasskeys } from '#contract/passkeys.ts'
import { beginTotp } from '#contract/second-factor.ts'
import { allTeams, invitePerson, teamPeople } from '#contract/teams.ts'
import type { Tables } from '../database/tables.ts'
import type { Asked } from './calls.ts'
import { addOrganiser, type Connected, generateAll, invitationFor, password, signInAgain } from './factories.ts'
import { forgetSteps } from './second-factor.ts'
import { codeOf } from './totp-codes.ts'
import { until } from './until.ts'
import type { TestApp } from './start-test-app.ts'

export async function actsOf(app: TestApp, owner: Kysely<Tables>, noor: Connected, email: string) {
  const params = { listId: noor.list.id }
  const own = (more: Asked = {}): Asked => ({ token: noor.token, params, ...more })
  const mira = await addOrganiser(app, 'Mira')

  /** Noor's authenticator app. */
  const phone = { secret: '' }

  async function begun() {
    const { secret, setup } = await app.call(beginTotp, own({ body: { password } }))
    phone.secret = secret
    return { setup, code: codeOf(phone) }
  }

  /** The app's present code, even if it was used. */
  async function presentCode(): Promise<string> {
    await forgetSteps(owner, noor.personId)
    return codeOf(phone)
  }

  /** Starts a batch that runs until it is cancelled. */
  async function startSlowly(): Promise<string> {
    await generateAll(app, noor)
    app.sandbox.setFault({ kind: 'slow', ms: 3000, operation: 'getMembers', next: 1 }, noor.mailchimpAccount)
    return (await app.call(syncFromMailchimp, own())).data.batch_id!
  }

  async function theNewTeam(): Promise<string> {
    return (await app.call(allTeams, own())).teams.at(-1)!.id
  }

  async function openInvitation(): Promise<string> {
    return (await app.call(teamPeople, own())).invitations[0]!.id
  }

  async function inviteMira(): Promise<string> {
    await app.call(invitePerson, own({ body: { password, email: mira.email, role: 'viewer' } }))
    return invitationFor(app, mira.email)
  }

  /** A contact whose code an earlier tool made. */
  async function bringOldCode(): Promise<void> {
    const isAtWork = async () => (await app.call(oneList, own())).list.running_batch !== null
    await until(isAtWork, (atWork) => !atWork)
    await owner
      .updateTable('contacts')
      .set({ code: '507f1f77bcf86cd799439011' })
      .where('id', '=', await somebody())
      .execute()
  }

  async function ofPasskey() {
    return { passkeyId: (await app.call(allPasskeys, own())).passkeys[0]!.id }
  }

  async function linkIdentity(): Promise<void> {
    const identity = { issuer: 'https://id.example', subject: 'noor', person_id: noor.personId }
    await owner.insertInto('oidc_identities').values(identity).execute()
  }

  async function openDoor(): Promise<string> {
    const { links } = await app.call(scannerLinks, own())
    await app.call(openScannerLink, { params: { slug: links[0]!.url.split('/').at(-1)! } })
    return (await app.call(scannerLinks, own())).links[0]!.sessions[0]!.id
  }

  async function somebody(): Promise<string> {
    return (await app.call(contactsOfList, own())).contacts[0]!.id
  }

  async function otherSession(): Promise<string> {
    await signInAgain(app, email)
    return (await app.call(allSessions, own())).sessions.find((session) => !session.is_current)!.id
  }

  return {
    presentCode,
    begun,
    startSlowly,
    mira,
    theNewTeam,
    openInvitation,
    inviteMira,
    bringOldCode,
    ofPasskey,
    linkIdentity,
    openDoor,
    somebody,
    otherSession,
  }
}
