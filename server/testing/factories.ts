// People, accounts and lists for tests, created through the public calls.
import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { logIn, register } from '#contract/auth.ts'
import { addAccount } from '#contract/accounts.ts'
import { batchStatus, createFields, generate } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { addScannerLink, openScannerLink, type ScannerLink } from '#contract/doors.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { List } from '#contract/list.ts'
import { acceptInvitation, invitePerson } from '#contract/teams.ts'
import type { Role } from '#domain/role.ts'
import type { NewAudience } from '../../sandbox/control.ts'
import type { Tables } from '../database/tables.ts'
import { proveEmail } from '../features/auth/email-proof/store.ts'
import { startSession } from '../features/auth/start-session.ts'
import { addPerson } from '../features/auth/store.ts'
import type { WorkServices } from '../services.ts'
import type { Calls } from './calls.ts'
import type { TestApp } from './start-test-app.ts'
import { until } from './until.ts'
import { password } from './samples.ts'

export type Organiser = { token: string; email: string; id: string }

/**
 * Registers an organiser and returns the token. On a server in this process it does the same as the call, except
 * its rate limit, which a file with many organisers would meet. There the email is confirmed as well.
 */
export async function addOrganiser(node: Calls & { services?: WorkServices }, name = 'Noor'): Promise<Organiser> {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}-${randomUUID().slice(0, 8)}@example.com`
  const { token, user } = node.services
    ? await addPastLimit(node.services, { id: randomUUIDv7(), name, email })
    : await node.call(register, { body: { name, email, password: password, password_confirmation: password } })
  return { token, email, id: user.id }
}

/** The caller's address and program, as Fastify reports them for calls in this process. */
const caller = { ip: '127.0.0.1', userAgent: 'lightMyRequest', language: 'en' } as const

async function addPastLimit(services: WorkServices, person: { id: string; name: string; email: string }) {
  const passwordHash = await services.passwords.hash(password, person.id)
  return services.database.as({ person: person.id }, async (tx) => {
    await addPerson(tx, { ...person, passwordHash })
    await proveEmail(tx, person.id)
    // No young account, for which limits are lower.
    await tx
      .updateTable('users')
      .set({ created_at: sql`now() - interval '30 days'` })
      .where('id', '=', person.id)
      .execute()
    return startSession(services, tx, { ...person, password_changed_at: null }, caller, 'registered')
  })
}

export async function signInAgain(node: Calls, email: string): Promise<string> {
  return (await signInWith(node, { email, password: password })).token
}

/** Signs in a person without a second factor. */
export async function signInWith(node: Calls, body: { email: string; password: string }) {
  const answer = await node.call(logIn, { body })
  if (!('token' in answer)) throw new Error(`${body.email} has a second factor.`)
  return answer
}

export type Joined = { token: string; id: string; name: string; email: string; teamId: string }

/** The link of the newest invitation that was mailed to this address. */
export async function invitationFor(app: Pick<TestApp, 'outbox'>, email: string, count = 1): Promise<string> {
  return (await app.outbox.newest(email, count)).links[0]!.split('#').at(-1)!.split('~')[0]!
}

/** A new person who was invited to an owner's team and has joined it. */
export async function addMember(
  app: TestApp,
  owner: { token: string; team?: string | undefined },
  role: Role,
  { name = 'Mira', listIds }: { name?: string; listIds?: string[] } = {},
): Promise<Joined> {
  const person = await addOrganiser(app, name)
  const body = { password: password, email: person.email, role, ...(listIds && { list_ids: listIds }) }
  await app.call(invitePerson, { token: owner.token, team: owner.team, body })
  const token = await invitationFor(app, person.email)
  const { team } = await app.call(acceptInvitation, { token: person.token, body: { token } })
  return { ...person, name, teamId: team.id }
}

export type Connected = {
  token: string
  list: List
  accountId: string
  mailchimpAccount: string
  apiKey: string
  personId: string
}

/** An organiser with a connected account that has one audience. */
export async function connectAudience(
  app: TestApp,
  audience: NewAudience = { members: 10 },
  name = 'Noor',
): Promise<Connected> {
  const mailchimp = app.sandbox.addAccount()
  await app.sandbox.addAudience({ ...audience, account: mailchimp.id })
  const { token, id } = await addOrganiser(app, name)
  const { account } = await app.call(addAccount, {
    token,
    body: { account_name: 'Supper club', api_key: mailchimp.apiKey },
  })
  return {
    token,
    list: account.lists[0]!,
    accountId: account.id,
    mailchimpAccount: mailchimp.id,
    apiKey: mailchimp.apiKey,
    personId: id,
  }
}

/** Creates the fields and a code for every contact, so that the list is ready for the door. */
export async function prepareList(
  app: TestApp,
  audience?: NewAudience,
  name?: string,
): Promise<Connected & { codes: string[]; batchId: string }> {
  const connected = await connectAudience(app, audience, name)
  await app.call(createFields, { token: connected.token, params: { listId: connected.list.id } })
  const batch = await generateAll(app, connected)
  return { ...connected, codes: await codesOf(app, connected), batchId: batch!.batch_id }
}

export async function generateAll(node: Calls, { token, list }: Pick<Connected, 'token' | 'list'>, limitMs?: number) {
  const params = { listId: list.id }
  const { batch_id: batchId } = await node.call(generate, { token, params })
  if (batchId === undefined) return undefined
  const status = () => node.call(batchStatus, { token, params, query: { batch_id: batchId } })
  return until(status, (seen) => seen.is_finished || seen.is_cancelled, limitMs)
}

export async function codesOf(node: Calls, { token, list }: Pick<Connected, 'token' | 'list'>): Promise<string[]> {
  const codes: string[] = []
  for (let after: string | undefined; ;) {
    const query = after === undefined ? {} : { after }
    const page = await node.call(contactsOfList, { token, params: { listId: list.id }, query })
    codes.push(...page.contacts.map(({ qr_code: code }) => code!))
    if (page.next === null) return codes
    after = page.next
  }
}

export type Linked = { link: ScannerLink; slug: string }

/** A scanner link of this list. */
export async function addLink(
  node: Calls,
  { token, list }: Pick<Connected, 'token' | 'list'>,
  settings: Partial<BodyOf<typeof addScannerLink>> = {},
): Promise<Linked> {
  const body = { label: 'North door', may_check_in_by_name: false, expires_at: null, ...settings }
  const { link } = await node.call(addScannerLink, { token, params: { listId: list.id }, body })
  return { link, slug: link.url.split('/').at(-1)! }
}

/** Makes a list and its links older, so that scans of the last hours are not before their creation. */
export async function backdate(owner: Kysely<Tables>, listId: string, hours = 24): Promise<void> {
  const earlier = sql`now() - make_interval(hours => ${hours})`
  await sql`update lists set created_at = ${earlier} where id = ${listId}`.execute(owner)
  await sql`update scanner_links set created_at = ${earlier} where list_id = ${listId}`.execute(owner)
}

/** A browser that opened the link. */
export async function openDoor(node: Calls, { slug }: Pick<Linked, 'slug'>): Promise<{ scanToken: string }> {
  const { scan_token: scanToken } = await node.call(openScannerLink, { params: { slug } })
  return { scanToken }
}
