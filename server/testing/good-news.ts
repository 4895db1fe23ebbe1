// A list whose Mailchimp lies for a while: the events during that time, and the state after ten minutes of truth.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { RawBuilder } from 'kysely'
import type { Client } from 'pg'
import { addAccount } from '#contract/accounts.ts'
import { createFields, generate, syncFromMailchimp } from '#contract/codes.ts'
import { syncLists } from '#contract/lists.ts'
import { redeemScan } from '#contract/scanning.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import type { Chance } from './chance.ts'
import { type Connected, generateAll } from './factories.ts'
import { differences, healAccount, type Lie, readSides, tellLies, withoutCode, wronglyRemoved } from './lies.ts'
import { accountsToLookAt, listsToBeginAgain } from '../features/codes/denied/store.ts'
import { callMailchimp } from './start-listening-app.ts'
import type { TestApp } from './start-test-app.ts'

export type Stage = { app: TestApp; ask: Client; token: string }

/** How often the clock moved forward by ten minutes before both sides were equal. */
export type Played = { looks: number }

/** The longest time of lies: long enough for most batches to end during them. */
const liesForMs = 1500

/** How long a recheck of Mailchimp's denials may take on a busy machine. It stops being due when it begins. */
const looksForS = 5

/** A list that is not settled after this time does not recover on its own. */
const settlesWithinMs = 180_000

export async function play(stage: Stage, told: readonly Lie[], chance: Chance): Promise<Played> {
  const connected = await connect(stage, chance)
  const isFirst = chance.happens(0.4)
  if (!isFirst) await prepare(stage, connected, chance)
  tellLies(stage.app.sandbox, connected.mailchimpAccount, told, chance)
  await actMeanwhile(stage, connected, isFirst, chance)
  await holdUntilOver(stage, connected)
  healAccount(stage.app.sandbox, connected.mailchimpAccount)
  await pressAgain(stage, connected)
  return { looks: await settle(stage, connected) }
}

async function connect({ app, token }: Stage, chance: Chance): Promise<Connected> {
  const mailchimp = app.sandbox.addAccount()
  const size = chance.happens(0.08) ? 1000 + chance.below(300) : 24 + chance.below(60)
  const members = Array.from({ length: size }, (_, place) => ({ email: guest(place), status: 'subscribed' }))
  await app.sandbox.addAudience({ account: mailchimp.id, members })
  const body = { account_name: `Account ${mailchimp.id}`, api_key: mailchimp.apiKey }
  const { account } = await app.call(addAccount, { token, body })
  const list = account.lists[0]!
  await app.call(createFields, { token, params: { listId: list.id } })
  const { id: accountId } = account
  return { token, list, accountId, mailchimpAccount: mailchimp.id, apiKey: mailchimp.apiKey, personId: '' }
}

const guest = (place: number) => `guest${place}@example.com`

/** Codes for all contacts, scans at the door, and changes in Mailchimp that Listpass does not know yet. */
async function prepare({ app, token }: Stage, connected: Connected, chance: Chance): Promise<void> {
  const { list } = connected
  await generateAll(app, connected)
  await app.call(setUpWebhook, { token, params: { listId: list.id }, body: { mode: 'polling' } })
  for (const place of [0, 1, 2]) {
    if (!chance.happens(0.5)) continue
    const how = chance.one(['DELETE', 'POST'])
    const end = how === 'POST' ? '/actions/delete-permanent' : ''
    await callMailchimp(app, connected, how, `/lists/${list.list_id}/members/${guest(place)}${end}`)
  }
}

/**
 * Actions of people while Mailchimp lies. Because of the lies, calls may be declined with a message, but scans never.
 */
async function actMeanwhile(
  { app, ask, token }: Stage,
  connected: Connected,
  isFirst: boolean,
  chance: Chance,
): Promise<void> {
  const { list, accountId } = connected
  const asked = { token, params: { listId: list.id } }
  if (!isFirst) {
    const { rows } = await ask.query<{ code: string }>(
      'select code from listpass.contacts where list_id = $1 order by code limit 4',
      [list.id],
    )
    for (const { code } of rows) {
      await app.call(redeemScan, { ...asked, body: { qr_code: code, scan_id: randomUUID() } })
    }
    if (chance.happens(0.5)) app.sandbox.editMember(list.list_id, guest(5), { merge_fields: { QRMAX: 3 } })
    if (chance.happens(0.5)) app.sandbox.addMember(list.list_id, { email_address: 'late@example.com' })
    await ask.query('update listpass.lists set polled_at = null where id = $1', [list.id])
  }
  if (chance.happens(0.3)) await app.call(syncLists, { token, params: { accountId } }).catch(expectTold)
  await app.call(isFirst || chance.happens(0.3) ? generate : syncFromMailchimp, asked).catch(expectTold)
}

/** Watches the list while Mailchimp lies. Throws at once if a present contact is removed. */
async function holdUntilOver({ app, ask }: Stage, connected: Connected): Promise<void> {
  const end = Date.now() + liesForMs
  while (Date.now() < end) {
    const state = await stateOf(app, ask, connected)
    if (!state.isRunning) break
    await pause(100)
  }
  const sides = await readHonestly(app, ask, connected)
  expectNone('removed, though they are in the list', wronglyRemoved(sides))
  const { isRunning, isSaid, lastEnded } = await stateOf(app, ask, connected)
  if (isRunning || isSaid || lastEnded !== 'finished') return
  const missing = withoutCode(sides).filter((hash) => !isLate(sides, hash))
  expectNone('without a code after a batch that called itself whole', missing)
}

/** True for the member that joined during the batch, which the next poll must find. */
function isLate({ members }: Awaited<ReturnType<typeof readSides>>, hash: string): boolean {
  return members.get(hash)?.email_address === 'late@example.com'
}

/** The list as its owner sees it in Mailchimp, without the lies. */
async function readHonestly(app: TestApp, ask: Client, connected: Connected) {
  const faults = app.sandbox.faults(connected.mailchimpAccount)
  const settings = app.sandbox.accounts().find(({ id }) => id === connected.mailchimpAccount)!.settings
  healAccount(app.sandbox, connected.mailchimpAccount)
  const sides = await readSides(app.sandbox, ask, connected)
  app.sandbox.changeSettings(settings, connected.mailchimpAccount)
  for (const { id: _, struck: __, ...fault } of faults) app.sandbox.setFault(fault, connected.mailchimpAccount)
  return sides
}

/** The organiser repeats a generation that could not begin, as its message asked. */
async function pressAgain({ app, ask, token }: Stage, { list }: Connected): Promise<void> {
  const asked = { token, params: { listId: list.id } }
  const { rows } = await ask.query('select from listpass.batches where list_id = $1', [list.id])
  if (rows.length === 0) await app.call(generate, asked)
  await app.call(setUpWebhook, { ...asked, body: { mode: 'polling' } }).catch(expectTold)
}

/**
 * Moves the clock forward by ten minutes and waits, until both sides are equal and nothing is open. Returns the number
 * of times.
 */
async function settle({ app, ask }: Stage, connected: Connected): Promise<number> {
  const end = Date.now() + settlesWithinMs
  for (let looks = 0; ; looks++) {
    let open: string[] = []
    do {
      open = await whatIsOpen(app, ask, connected)
      if (open.length === 0) return looks
      await pause(150)
    } while (Date.now() < end && (await stateOf(app, ask, connected)).isMoving)
    if (Date.now() > end) throw new Error(`does not go on by itself: ${open.slice(0, 5).join('; ')}`)
    await putClockOn(ask, connected)
    await pause(300)
  }
}

async function whatIsOpen(app: TestApp, ask: Client, connected: Connected): Promise<string[]> {
  const state = await stateOf(app, ask, connected)
  if (state.open.length > 0) return state.open
  return differences(await readSides(app.sandbox, ask, connected))
}

type State = {
  isRunning: boolean
  /** True if the organiser has a message that differences remain. */
  isSaid: boolean
  lastEnded: 'finished' | 'cancelled' | null
  pending: number
  /** True while work is running or due, so that no further ten minutes are needed. */
  isMoving: boolean
  open: string[]
}

async function stateOf(app: TestApp, ask: Client, { list, accountId }: Connected): Promise<State> {
  const { rows } = await ask.query<{
    running: number
    ended: 'finished' | 'cancelled' | null
    pending: number
    doubt: string | null
    poll_doubt: string | null
    is_gone: boolean
    is_refused: boolean
    fields: number
    hints: number
    is_poll_due: boolean
    is_due: boolean
    is_looking: boolean
  }>(
    `select l.doubt_said::text as doubt, l.poll_doubt, l.gone_since is not null as is_gone, a.reconnect_since is not null as is_refused,
       (select count(*)::int from listpass.fields f where f.list_id = l.id and f.gone_since is null) as fields,
       (select count(*)::int from listpass.pending_writes w where w.list_id = l.id) as pending,
       (select count(*)::int from listpass.webhook_deliveries w where w.list_id = l.id) as hints,
       (select count(*)::int from listpass.batches b where b.list_id = l.id and b.finished_at is null and b.cancelled_at is null) as running,
       (select case when b.finished_at is not null then 'finished' else 'cancelled' end from listpass.batches b
         where b.list_id = l.id and coalesce(b.finished_at, b.cancelled_at) is not null order by b.started_at desc limit 1) as ended,
       l.webhook_mode is not null and l.polled_at is null as is_poll_due,
       coalesce(l.look_again_at <= now(), false)
         or l.webhook_mode is not null and l.gone_since is null and coalesce(l.polled_at < now() - interval '10 minutes', true) as is_due,
       coalesce(a.looked_at > now() - interval '${looksForS} seconds', false) as is_looking
     from listpass.lists l join listpass.accounts a on a.id = $2 where l.id = $1`,
    [list.id, accountId],
  )
  const row = rows[0]!
  const isAmong = async (due: RawBuilder<{ id: string }>, sought: string) =>
    (await due.execute(app.services.allTeams)).rows.some(({ id }) => id === sought)
  const isBlocked = row.is_gone || row.is_refused || row.fields < 3
  const open = [
    row.running > 0 && 'a batch runs',
    row.doubt !== null && `doubt: ${row.doubt}`,
    row.poll_doubt !== null && `poll: ${row.poll_doubt}`,
    row.is_gone && 'the list is gone',
    row.is_refused && 'the credential is refused',
    row.fields < 3 && `${row.fields} fields`,
    row.pending > 0 && `${row.pending} writes wait`,
    row.hints > 0 && 'hints wait',
    row.is_poll_due && 'a poll is due',
  ].filter((each) => each !== false)
  return {
    isRunning: row.running > 0,
    isSaid: row.doubt !== null || row.is_gone || row.is_refused || row.fields < 3,
    lastEnded: row.ended,
    pending: row.pending,
    isMoving:
      row.is_due ||
      (await isAmong(accountsToLookAt('10 minutes'), accountId)) ||
      (await isAmong(listsToBeginAgain(), list.id)) ||
      (isBlocked && row.is_looking) ||
      (!isBlocked && (row.running > 0 || row.pending > 0 || row.hints > 0)),
    open,
  }
}

/** Makes everything that waits for a time due ten minutes sooner, and retries pending work now. */
async function putClockOn(ask: Client, { list, accountId }: Connected): Promise<void> {
  const sooner = (column: string) => `${column} = ${column} - interval '10 minutes'`
  await ask.query(
    `update listpass.lists set ${['look_again_at', 'polled_at', 'gone_since'].map(sooner).join(', ')} where id = $1`,
    [list.id],
  )
  await ask.query(`update listpass.fields set ${sooner('gone_since')} where list_id = $1`, [list.id])
  await ask.query(
    `update listpass.accounts set ${['reconnect_since', 'looked_at'].map(sooner).join(', ')} where id = $1`,
    [accountId],
  )
  await ask.query(
    `update listpass.login_paces set ${['changed_at', 'open_until'].map(sooner).join(', ')}
     where login_key = (select login_key from listpass.accounts where id = $1)`,
    [accountId],
  )
  await ask.query(
    `update listpass_jobs.job set start_after = now() where state in ('created', 'retry') and data ->> 'listId' = $1`,
    [list.id],
  )
}

function expectNone(what: string, found: string[]): void {
  if (found.length > 0) throw new Error(`${found.length} contacts are ${what}: ${found.slice(0, 3).join(', ')}`)
}

/** Throws any error except a refusal that is due to Mailchimp's answer. */
function expectTold(error: unknown): void {
  if (
    !(error instanceof Error) ||
    !/: (?:503|409|404) \{"success":false,"message":"[^"]*(?:Mailchimp|step 2)/.test(error.message)
  ) {
    throw error
  }
}
