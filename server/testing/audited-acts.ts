// The acts of an organiser that are recorded, and the records.
import { type Kysely, sql } from 'kysely'
import { setAsks } from '#contract/asks.ts'
import { allSessions } from '#contract/auth.ts'
import { makeDraft, sendTest } from '#contract/campaign-writes.ts'
import { setCard } from '#contract/card.ts'
import { syncFromMailchimp } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { openScannerLink, scannerLinks } from '#contract/doors.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { makeReminder, makeSegment } from '#contract/following-up.ts'
import { tagGuests } from '#contract/guest-tags.ts'
import { oneList } from '#contract/lists.ts'
import { allPasskeys } from '#contract/passkeys.ts'
import { beginTotp } from '#contract/second-factor.ts'
import { allTeams, invitePerson, teamPeople } from '#contract/teams.ts'
import type { Tables } from '../database/tables.ts'
import type { Asked } from './calls.ts'
import { addOrganiser, type Connected, generateAll, invitationFor, signInAgain } from './factories.ts'
import { codeOf, forgetSteps } from './second-factor.ts'
import type { TestApp } from './start-test-app.ts'
import { until } from './until.ts'
import { password } from './samples.ts'

export type Stored = {
  id: string
  action: string
  list_id: string | null
  who: string
  details: Record<string, unknown>
}

/** The records of the person's own team, and of the person. */
export async function recordsOf(owner: Kysely<Tables>, { personId }: Pick<Connected, 'personId'>): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select id, action, list_id, who, details from audit_log where owner_id = ${personId}
    union all select id, action, null, who, details from personal_log where person_id = ${personId} order by id`.execute(
    owner,
  )
  return rows
}

// The steps that an organiser must take first, so that their call can succeed.

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

// The acts of an organiser that read fields, or write tags, segments and drafts in Mailchimp.

type Act = { call: Endpoint; ask: () => Promise<Asked>; about: 'list' }

type Found = { ofOccasion: () => Promise<{ listId: string; occasionId: string }>; somebody: () => Promise<string> }

export function mailchimpActs(
  { sandbox }: Pick<TestApp, 'sandbox'>,
  { token, list }: Connected,
  email: string,
  { ofOccasion, somebody }: Found,
): Act[] {
  const params = { listId: list.id }
  const own = (more: Asked): Asked => ({ token, params, ...more })

  /** An email that was sent to the list. */
  function sendInvitation(): string {
    const settings = { title: 'Invitation', subject_line: 'Come' }
    const { id } = sandbox.addCampaign({ list_id: list.list_id, settings, html: '<p>Hello</p>' })
    sandbox.sendCampaign(id)
    return id
  }

  const card = { fields: [{ tag: 'LNAME', is_large: true }], note: null, alert: null }
  return [
    {
      call: setAsks,
      ask: async () =>
        own({ body: { is_required: false, asks: [{ tag: 'LNAME', question: 'Your name?', is_tick: false }] } }),
      about: 'list',
    },
    { call: setCard, ask: async () => own({ body: { card } }), about: 'list' },
    {
      call: tagGuests,
      ask: async () => own({ body: { tag: 'Press', is_wanted: true, guests: { ids: [await somebody()] } } }),
      about: 'list',
    },
    { call: makeDraft, ask: async () => own({ body: { title: 'Invitation to the gala' } }), about: 'list' },
    {
      call: sendTest,
      ask: async () => {
        const draft = sandbox.campaigns().find(({ status }) => status === 'save')
        return own({ params: { ...params, campaignId: draft!.id }, body: { email } })
      },
      about: 'list',
    },
    {
      call: makeSegment,
      ask: async () => own({ params: await ofOccasion(), body: { kind: 'came', campaign_id: null } }),
      about: 'list',
    },
    {
      call: makeReminder,
      ask: async () => own({ params: await ofOccasion(), body: { campaign_id: sendInvitation() } }),
      about: 'list',
    },
  ]
}
