// The server that the failpoints kill. It starts when this module is imported.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addAccount } from '#contract/accounts.ts'
import { batchStatus, createFields, generate } from '#contract/codes.ts'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import type { List } from '#contract/list.ts'
import { redeemScan } from '#contract/scanning.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import type { NewAudience } from '../../../sandbox/control.ts'
import type { Step } from '../../kernel/step.ts'
import { type Asked, ofList } from '../calls.ts'
import { addOrganiser } from '../factories.ts'
import { openFailpoints } from '../mortal-server.ts'
import { addDataFolder, askDatabase, settingsFor, startSandboxProcess, startServerProcess } from '../processes.ts'
import { freePort } from '../this-machine.ts'
import { until } from '../until.ts'

export const sandbox = await startSandboxProcess(await addDataFolder())

export const failpoints = await openFailpoints()

export const dataDir = await addDataFolder()

const port = String(await freePort())

export const settings: Record<string, string> = {
  ...settingsFor(dataDir, sandbox),
  ...failpoints.settings,
  PORT: port,
  // The address at which the pretend Mailchimp reaches the server.
  PUBLIC_URL: `http://127.0.0.1:${port}`,
}

export let server = await startServerProcess(settings)

let isUp = true

/** Starts a server, if the last one was killed. */
export async function startIfDown(): Promise<void> {
  if (!isUp) server = await startServerProcess(settings)
  isUp = true
}

export async function untilDead(step: Step): Promise<void> {
  let ending: unknown
  void server.ended.then((end) => (ending = end))
  await until(
    () => ending,
    (end) => end !== undefined,
  ).catch((error: unknown) => {
    throw new Error(`${step} was never passed`, { cause: error })
  })
  isUp = false
  assert.equal(ending, 'SIGKILL')
}

export const noor: Person = await addOrganiser(server)

/** Retries after an overload answer, as every caller should. */
export async function call<E extends Endpoint>(endpoint: E, asked: Asked): Promise<AnswerOf<E>> {
  for (let tries = 1; ; tries++) {
    try {
      return await server.call(endpoint, asked)
    } catch (error) {
      if (tries === 200 || !/: 503 /.test((error as Error).message)) throw error
      await pause(100)
    }
  }
}

export const ask = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  askDatabase<Row>(dataDir, text, values)

export type Person = { token: string; email: string }

// Lists as the flows begin with them.

export type Place = Person & { list: List; accountId: string; apiKey: string }

export async function connect(audience: NewAudience, person = noor): Promise<Place> {
  const { apiKey } = await sandbox.addAudience({ status: 'subscribed', ...audience })
  const body = { account_name: 'Supper club', api_key: apiKey }
  const { account } = await call(addAccount, { token: person.token, body })
  return { ...person, apiKey, accountId: account.id, list: account.lists[0]! }
}

export async function withFields(audience: NewAudience, person?: Person): Promise<Place> {
  const place = await connect(audience, person)
  await call(createFields, ofList(place))
  return place
}

export async function withCodes(audience: NewAudience, person?: Person): Promise<Place> {
  const place = await withFields(audience, person)
  await generateAll(place)
  return place
}

export async function withWebhook(audience: NewAudience, mode: 'webhook' | 'polling' = 'webhook', person?: Person) {
  const place = await withCodes(audience, person)
  await call(setUpWebhook, { ...ofList(place), body: { mode } })
  await untilPolled(place)
  return place
}

/** Undefined if every contact has a code already. */
export async function generateAll(place: Place) {
  const { batch_id: batchId } = await call(generate, ofList(place))
  if (batchId === undefined) return undefined
  const end = await until(
    () => call(batchStatus, { ...ofList(place), query: { batch_id: batchId } }),
    ({ is_finished: isFinished, is_cancelled: isCancelled }) => isFinished || isCancelled,
    40_000,
  )
  assert.ok(end.is_finished, end.notice ?? '')
  return end
}

export type Row = { id: string; email: string; code: string; count: number; max: number }

export function contactsOf({ list }: Place): Promise<Row[]> {
  const text = `select id, email, code, scan_count as count, max_scans as max from listpass.contacts
    where list_id = $1 and erased_at is null order by email`
  return ask<Row>(text, [list.id])
}

/** Moves the clock forward by ten minutes. */
export async function pollAgain({ list }: Place): Promise<void> {
  await ask('update listpass.lists set polled_at = null where id = $1', [list.id])
}

export async function untilPolled({ list }: Place): Promise<void> {
  await until(
    () => ask<{ at: Date | null }>('select polled_at as at from listpass.lists where id = $1', [list.id]),
    ([row]) => row!.at !== null,
  )
}

// The members, fields and webhooks on Mailchimp's side.

export async function mailchimp<T>({ apiKey }: Pick<Place, 'apiKey'>, path: string): Promise<T> {
  const answer = await fetch(`${sandbox.address}/3.0${path}`, { headers: { authorization: `Bearer ${apiKey}` } })
  return (await answer.json()) as T
}

type Member = { email_address: string; merge_fields: Record<string, string | number> }

export async function membersOf(place: Place): Promise<Member[]> {
  const all: Member[] = []
  for (let first = 0; ; first += 1000) {
    const path = `/lists/${place.list.list_id}/members?count=1000&offset=${first}`
    const { members } = await mailchimp<{ members: Member[] }>(place, path)
    all.push(...members)
    if (members.length < 1000) return all
  }
}

export async function hooksOf(place: Place): Promise<unknown[]> {
  return (await mailchimp<{ webhooks: unknown[] }>(place, `/lists/${place.list.list_id}/webhooks`)).webhooks
}

export async function ourFieldsOf(place: Place): Promise<string[]> {
  const path = `/lists/${place.list.list_id}/merge-fields?count=100`
  const { merge_fields: fields } = await mailchimp<{ merge_fields: { tag: string }[] }>(place, path)
  return fields.map(({ tag }) => tag).filter((tag) => tag.startsWith('QR'))
}

/** Edits a member like the owner on Mailchimp's pages. */
async function edit({ list }: Place, email: string, fields: Record<string, string | number>): Promise<void> {
  const path = `/admin/lists/${list.list_id}/members/${encodeURIComponent(email)}`
  const body = JSON.stringify({ merge_fields: fields })
  const answer = await fetch(`${sandbox.address}${path}`, { method: 'PATCH', body })
  assert.ok(answer.ok, await answer.text())
}

/** Sets a new maximum in Mailchimp, and invalid values in the fields that belong to us. */
export async function spoil(place: Place): Promise<void> {
  for (const { email } of await contactsOf(place)) await edit(place, email, { QRMAX: 4, QRCODE: 'none', QRSCANS: 77 })
}

/** Waits until the maximum is adopted and all other values are restored. */
export async function untilFollowed(place: Place): Promise<void> {
  const look = async () => {
    const held = new Map((await membersOf(place)).map((member) => [member.email_address, member.merge_fields]))
    const contacts = await contactsOf(place)
    return contacts.filter(({ email, code, count, max }) => {
      const fields = held.get(email)
      return max !== 4 || fields?.['QRCODE'] !== code || fields['QRMAX'] !== 4 || fields['QRSCANS'] !== count
    })
  }
  await until(look, (others) => others.length === 0, 30_000)
}

// Guests of one list, each with a code that was not shown yet.

/** The list of these guests. The first guest makes it. */
export let open: Promise<{ place: Place; codes: string[] }> | undefined

export async function nextGuest() {
  open ??= withCodes({ members: 40 }).then(async (place) => ({
    place,
    codes: (await contactsOf(place)).map(({ code }) => code),
  }))
  const { place, codes } = await open
  return { ...place, code: codes.pop()!, scanId: randomUUID() }
}

export type Guest = Awaited<ReturnType<typeof nextGuest>>

export function scan(guest: Pick<Guest, 'token' | 'list' | 'code'>, scanId: string) {
  return call(redeemScan, { ...ofList(guest), body: { qr_code: guest.code, scan_id: scanId } })
}

export async function admissionsOf({ list, code }: Guest) {
  const text = `select c.scan_count as count, (select count(*)::int from listpass.scans s
      where s.list_id = c.list_id and s.contact_id = c.id) as scans
    from listpass.contacts c where c.list_id = $1 and c.code = $2`
  return (await ask<{ count: number; scans: number }>(text, [list.id, code]))[0]!
}
