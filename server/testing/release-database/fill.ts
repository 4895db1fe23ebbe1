// A small installation with one of everything: scans, undone scans, pending writes, and unfinished work.
import { randomUUID } from 'node:crypto'
import { generate } from '#contract/codes.ts'
import { changeContact, contactsOfList } from '#contract/contacts.ts'
import { changeList, oneList } from '#contract/lists.ts'
import { eraseContact } from '#contract/privacy.ts'
import { setLogicRules } from '#contract/rules.ts'
import { handInScans, redeemScan, undoScan } from '#contract/scanning.ts'
import { scanLog } from '#contract/scans.ts'
import type { NewAudience } from '../../../sandbox/control.ts'
import type { Sandbox } from '../../../sandbox/sandbox.ts'
import type { NewMember } from '../../../sandbox/seed/fill-audience.ts'
import type { NewField } from '../../../sandbox/store/fields.ts'
import { addLink, openDoor, prepareList } from '../factories.ts'
import { askDatabase, type SandboxProcess } from '../processes.ts'
import { type ListeningApp, prepareListening } from '../start-listening-app.ts'
import { until } from '../until.ts'
import { password } from '../samples.ts'

/** The API's answers at the end, after all other work. */
export type KnownOrganiser = {
  email: string
  password: string
  listId: string
  list: unknown
  contacts: unknown[]
  scans: unknown[]
  /** The answer of each scan: the same scan id always gets the same answer. */
  verdicts: { body: Record<string, unknown>; verdict: unknown }[]
}

export type Filled = {
  organisers: KnownOrganiser[]
  slug: string
  /** A code that was not used yet. */
  unusedCode: string
  /** The running batch. */
  batch: string
  mailchimp: MailchimpAccount[]
}

export async function fill(app: ListeningApp): Promise<Filled> {
  const ada = await prepareListening(app, { members: 12, name: 'Summer gala' })
  const ben = await prepareList(app, { members: 8, seed: 2, name: 'Winter ball' }, 'Ben')
  const verdicts: KnownOrganiser['verdicts'] = []
  const place = { token: ada.token, params: { listId: ada.list.id } }
  const scan = async (body: Record<string, unknown>, who: object = { token: ada.token }) => {
    const given = { scan_id: randomUUID(), ...body }
    verdicts.push({ body: given, verdict: await app.call(redeemScan, { ...who, params: place.params, body: given }) })
    return given.scan_id
  }
  const [first, second, third, fourth, fifth, unused] = ada.codes as [string, string, string, string, string, string]

  await app.call(setLogicRules, {
    ...place,
    body: { rules: [{ if_field: 'QRSCANS', if_value: '1', then_field: 'COMPANY', then_value: 'here' }] },
  })
  const colours = [{ word: 'gala', colour: 'blue' as const }]
  await app.call(changeList, { ...place, body: { default_max: 2, colour_rules: colours } })
  const { slug } = await addLink(app, ada, { may_check_in_by_name: true })
  const door = await openDoor(app, { slug })
  await scan({ qr_code: first })
  await scan({ qr_code: first })
  await scan({ qr_code: 'no code at all' }, door)
  await scan({ qr_code: second }, door)
  const undone = await scan({ qr_code: third })
  await app.call(undoScan, { ...place, params: { ...place.params, scanId: undone } })
  const offline = { qr_code: second, scan_id: randomUUID(), scanned_at: new Date().toISOString() }
  await app.call(handInScans, { ...door, params: place.params, body: { scans: [{ ...offline, told: 'ok' }] } })
  const { contacts } = await app.call(contactsOfList, place)
  const idOf = (code: string) => contacts.find(({ qr_code: own }) => own === code)!.id
  await app.call(changeContact, {
    ...place,
    params: { ...place.params, contactId: idOf(fourth) },
    body: { is_blocked: true },
  })
  await app.call(eraseContact, { ...place, params: { ...place.params, contactId: idOf(fifth) }, body: { password } })

  await until(
    () => everyWaiting(app.connectionString),
    (count) => count === 0,
  )
  const mailchimp = [await readMailchimp(app.sandbox, ada), await readMailchimp(app.sandbox, ben)]
  // Mailchimp answers the count at once. It answers the first page only after it has stopped accepting writes.
  app.sandbox.setFault({ kind: 'slow', ms: 3000, operation: 'getMembers', skip: 1 }, ben.mailchimpAccount)
  const { batch_id: batch } = await app.call(generate, { token: ben.token, params: { listId: ben.list.id } })
  // From now on Mailchimp is unreachable: a count waits to be written, and the generation is unfinished.
  app.sandbox.stop()
  await scan({ qr_code: ada.codes.at(-1)! })
  const organisers = [await describe(app, ada, verdicts), await describe(app, ben, [])]
  return { organisers, slug, unusedCode: unused, batch: batch!, mailchimp }
}

async function describe(
  app: ListeningApp,
  { token, list, personId }: { token: string; list: { id: string }; personId: string },
  verdicts: KnownOrganiser['verdicts'],
): Promise<KnownOrganiser> {
  const place = { token, params: { listId: list.id } }
  const { contacts } = await app.call(contactsOfList, place)
  const { scans } = await app.call(scanLog, place)
  const { list: seen } = await app.call(oneList, place)
  const email = await emailOf(app, personId)
  return { email, password, listId: list.id, list: seen, contacts, scans, verdicts }
}

async function everyWaiting(connectionString: string): Promise<number> {
  const [row] = await askDatabase<{ count: number }>(
    { connectionString },
    'select count(*)::int as count from listpass.pending_writes',
  )
  return row!.count
}

async function emailOf(app: ListeningApp, personId: string): Promise<string> {
  return app.services.database.as({ person: personId }, async (tx) => {
    const found = await tx.selectFrom('users').select('email').executeTakeFirstOrThrow()
    return found.email
  })
}

// Mailchimp's state at the end of a release, kept beside its database, so that the next release finds the same state.

export type MailchimpAccount = {
  account: { id: string; name: string; email: string; apiKey: string }
  audiences: (NewAudience & { id: string })[]
}

/** The account that Listpass connected, read through Mailchimp's API. */
export async function readMailchimp(
  sandbox: Sandbox,
  { mailchimpAccount: id, apiKey }: { mailchimpAccount: string; apiKey: string },
): Promise<MailchimpAccount> {
  const account = sandbox.accounts().find((each) => each.id === id)!
  const ask = async <T>(path: string) => {
    const answer = await sandbox.fetch(`https://us14.api.mailchimp.com/3.0${path}`, {
      headers: { authorization: `Bearer ${apiKey}` },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const audiences = sandbox.audiences(id).map(async (audience) => {
    const { merge_fields: fields } = await ask<{ merge_fields: (NewField & { merge_id: number })[] }>(
      `/lists/${audience.id}/merge-fields?count=100`,
    )
    const { members } = await ask<{
      members: { email_address: string; status: string; merge_fields: Record<string, unknown> }[]
    }>(`/lists/${audience.id}/members?count=1000`)
    return {
      id: audience.id,
      name: audience.name,
      account: id,
      // Mailchimp numbers fields in this order.
      fields: fields
        .toSorted((one, other) => one.merge_id - other.merge_id)
        .map(({ tag, name, type, public: isPublic = true }) => ({ tag, name, type, public: isPublic })),
      members: members.map(({ email_address: email, status, merge_fields }): NewMember => ({
        email,
        status,
        merge_fields,
      })),
    }
  })
  return {
    account: { id, name: account.name, email: account.email, apiKey },
    audiences: await Promise.all(audiences),
  }
}

/** Restores Mailchimp's state from the end of the release into a sandbox. */
export async function addMailchimp(
  { address }: Pick<SandboxProcess, 'address'>,
  { account, audiences }: MailchimpAccount,
): Promise<void> {
  const add = async (path: string, body: object) => {
    const answer = await fetch(`${address}/admin${path}`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  }
  await add('/accounts', account)
  for (const audience of audiences) await add('/audiences', audience)
}

/** A release's facts about its database, in the first line of the file. */
export type Known = Filled & {
  release: string
  schema: string[]
  functions: string[]
  /** The key ring of the database, made for tests and never used elsewhere. */
  keys: string
}
