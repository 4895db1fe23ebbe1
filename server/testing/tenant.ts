// An organiser with one of everything that a path can name.
import { randomUUID } from 'node:crypto'
import { currentUser } from '#contract/auth.ts'
import { setLogo } from '#contract/branding.ts'
import { readFields } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { callOrganiser } from '#contract/door-calls.ts'
import { redeemScan } from '#contract/scanning.ts'
import { invitePerson, teamPeople } from '#contract/teams.ts'
import { webhookStatus } from '#contract/webhooks.ts'
import { givePasskey } from './passkeys.ts'
import { addLink, addMember, type Connected, openDoor, signInAgain } from './factories.ts'
import { addOccasion } from './occasions.ts'
import { password, smallLogo } from './samples.ts'
import { prepareListening } from './start-listening-app.ts'
import type { TestApp } from './start-test-app.ts'

export type Tenant = {
  name: string
  personId: string
  email: string
  /** The organiser's sessions; all are valid. */
  tokens: string[]
  scanToken: string
  slug: string
  protectionCode: string
  codes: string[]
  listName: string
  mailchimpAccount: string
  /** The value for each name in a path, a query or a body. A list has two keys. */
  ids: Record<string, string[]>
}

export async function addTenant(app: TestApp, name: string): Promise<Tenant> {
  const connected = await prepareListening(app, { members: 5, name: `List of ${name}` })
  const { token, list } = connected
  const params = { listId: list.id }
  const { user } = await app.call(currentUser, { token })
  const again = async () => signInAgain(app, user.email)
  const tokens = [token, await again(), await again()]
  const { link, slug } = await addLink(app, connected, {
    label: `Door of ${name}`,
    may_check_in_by_name: true,
    may_keep_names: true,
  })
  const { scanToken } = await openDoor(app, { slug })
  const { qr_codes: fields } = await app.call(readFields, { token, params })
  const { contacts } = await app.call(contactsOfList, { token, params })
  const { passkey } = await givePasskey(app, token, `Key of ${name}`, { password }, app.services.publicUrl)
  const scanId = randomUUID()
  const body = { qr_code: connected.codes.at(-1)!, scan_id: scanId }
  await app.call(redeemScan, { scanToken, params, body })
  const callId = randomUUID()
  await app.call(callOrganiser, { scanToken, params, body: { id: callId, about: 'need_help' } })
  const mate = await addMember(app, connected, 'viewer', { name: `Mate of ${name}` })
  await app.call(invitePerson, {
    token,
    body: { password, email: `invited-by-${user.id}@example.com`, role: 'viewer' },
  })
  const { invitations } = await app.call(teamPeople, { token })
  const { protection_code: code } = await app.call(webhookStatus, { token, params })
  return {
    name,
    personId: user.id,
    email: user.email,
    tokens,
    scanToken,
    slug,
    protectionCode: code!,
    codes: connected.codes,
    listName: list.name,
    mailchimpAccount: connected.mailchimpAccount,
    ids: {
      listId: [list.id, list.list_id],
      accountId: [connected.accountId],
      contactId: [contacts[0]!.id],
      contact_id: [contacts[0]!.id],
      qrId: [fields[0]!.id],
      batchId: [connected.batchId],
      batch_id: [connected.batchId],
      linkId: [link.id],
      occasionId: [(await addOccasion(app, connected, { name: `Night of ${name}`, own_max: 1, has_exits: true })).id],
      passkeyId: [passkey.id],
      // A scan at the scanner link's door.
      scanId: [scanId],
      callId: [callId],
      // A session of the scanner link, and one of the organiser.
      sessionId: [scanToken.split('.')[1]!, tokens[2]!.split('.')[0]!],
      slug: [slug],
      code: [code!],
      name: [connected.codes[0]!],
      logo: [await logoOf(app, connected)],
      list: [list.id],
      user_id: [user.id],
      teamId: [user.id],
      personId: [mate.id],
      invitationId: [invitations[0]!.id],
      campaignId: [app.sandbox.addCampaign({ list_id: list.list_id }, connected.mailchimpAccount).id],
      campaign_id: [app.sandbox.addCampaign({ list_id: list.list_id, status: 'sent' }, connected.mailchimpAccount).id],
      moveId: [randomUUID()],
      // None of these words occurs in an answer.
      ticket: ['v1.t1.sealed-ticket'],
      look: ['some-look'],
      pictures: ['some-pictures'],
    },
  }
}

/** Well-formed values that do not exist. */
export const missing: Record<string, string> = {
  listId: randomUUID(),
  accountId: randomUUID(),
  contactId: randomUUID(),
  contact_id: randomUUID(),
  callId: randomUUID(),
  qrId: randomUUID(),
  batchId: randomUUID(),
  batch_id: randomUUID(),
  linkId: randomUUID(),
  occasionId: randomUUID(),
  passkeyId: randomUUID(),
  scanId: randomUUID(),
  sessionId: randomUUID(),
  slug: 'x'.repeat(43),
  code: 'x'.repeat(32),
  name: '23456789ABCDEFGHJKMNPQRS',
  logo: `${randomUUID()}.png`,
  list: randomUUID(),
  user_id: randomUUID(),
  teamId: randomUUID(),
  personId: randomUUID(),
  invitationId: randomUUID(),
  campaignId: '0123456789',
  campaign_id: '0123456789',
  moveId: randomUUID(),
  ticket: 'v1.t1.none',
  look: 'dim',
  pictures: 'none',
}

/** The name of the file at the logo's address. */
async function logoOf(app: TestApp, { token, list }: Connected): Promise<string> {
  const { branding } = await app.call(setLogo, { token, params: { listId: list.id }, body: { file: smallLogo } })
  return branding.logo!.split('/').at(-1)!
}
