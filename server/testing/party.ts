// A party over HTTP: doors scan, and counts reach Mailchimp. Beside it, a list whose members change repeatedly gets
// codes and is compared. Acknowledged answers are kept, to be compared with the stored data (party-checks.ts). Every
// caller retries until it gets an answer, whatever happens to the server.
import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { batchStatus, generate, syncFromMailchimp } from '#contract/codes.ts'
import { changeContact } from '#contract/contacts.ts'
import { changeList } from '#contract/lists.ts'
import { redeemScan, type Verdict } from '#contract/scanning.ts'
import { type Calls, ofList } from './calls.ts'
import { connectOver, type ConnectedOver } from './connect-over.ts'
import type { House } from './mortal-server.ts'
import { askDatabase, type SandboxProcess } from './processes.ts'
import { until } from './until.ts'

/** `at`: the occasion and direction that the door asked for; empty at the list's main occasion. */
export type Answer = { listId: string; code: string; at: At; verdict: Verdict }
type At = { occasion_id?: string; direction?: 'in' | 'out' }

export type Party = {
  /** A list that is only scanned and written back to Mailchimp. */
  evening: ConnectedOver
  /**
   * The list whose members join, leave and change. Generation and sync run on it in turn, and doors sometimes scan it.
   */
  festival: ConnectedOver
  /** The answers by scan id. */
  answers: Map<string, Answer>
  /** The maximum of each code, unless it is changed. */
  limits: Map<string, number>
  /** Unexpected answers, and how often each came. */
  troubles: Map<string, number>
  finished: Record<Kind, number>
  /** The festival's running batch. */
  batch: () => string
  /** Throws the first error that a retry could not solve. */
  complain: () => void
  /** Callers start no more calls, and stop retrying. */
  leave: () => void
  /** Callers finish their current work, and everything is compared once more. */
  end: () => Promise<void>
}

type Kind = 'generate' | 'sync'
type Size = { evening: number; festival: number; doors: number }
type Code = { listId: string; code: string }

/** The patience of people and doors with a server that is killed every few seconds. */
const answeredWithinMs = 60_000
const askAgainMs = 100
const batchTakesMs = 240_000
const manyTimes = 100_000
const onceShare = 0.1
/** The share of refused guests who come back to a door. */
const againShare = 0.2
const festivalShare = 0.3
/** The share of the evening's guests who go into the hall or out of it. It is full now and then. */
const hallShare = 0.15
const exitShare = 0.45
const seatsEach = 8

export async function openParty(house: House, sandbox: SandboxProcess, size: Size): Promise<Party> {
  const ask: Ask = (endpoint, asked) => house.server().call(endpoint, asked)
  const evening = await connectOver(house.server(), sandbox, { members: size.evening, status: 'subscribed' })
  const festival = await connectOver(house.server(), sandbox, { members: size.festival, status: 'subscribed' })
  // A door with more than five refusals a second for a quarter of an hour is throttled, which must not happen here.
  for (const each of [evening, festival]) await ask(changeList, { ...ofList(each), body: { default_max: manyTimes } })
  const closing = new AbortController()
  const crowd = openCrowd(ask, closing)
  for (const each of [evening, festival]) await crowd.workOn(each, 'generate')
  const limits = await limitSome(house, ask, evening)
  const hall = await openHall(house, evening, Math.ceil(size.evening / seatsEach))
  const codes = await askDatabase<Code>(house.database, 'select list_id as "listId", code from listpass.contacts')

  const doors = Array.from({ length: size.doors }, () =>
    crowd.stand({ evening, festival, hall }, codes, closing.signal).catch(crowd.blame),
  )
  const working = keepAtWork(crowd, changesOf(house, sandbox, festival), festival, closing.signal).catch(crowd.blame)
  return {
    evening,
    festival,
    limits,
    ...crowd,
    leave() {
      closing.abort()
      crowd.giveUp()
    },
    async end() {
      closing.abort()
      await Promise.all([...doors, working])
      await crowd.workOn(festival, 'sync')
      crowd.complain()
    },
  }
}

/** Waits for so many further answers at the doors. Throws the party's first error that a retry could not solve. */
export async function untilAnswered(party: Pick<Party, 'answers' | 'complain'>, more: number, limitMs?: number) {
  const { size } = party.answers
  const answers = () => {
    party.complain()
    return party.answers.size
  }
  await until(answers, (count) => count >= size + more, limitMs)
}

type Ask = Calls['call']
type Crowd = ReturnType<typeof openCrowd>

/** Every caller retries while there is no answer, or while the server cannot decide. */
function openAsking() {
  const troubles = new Map<string, number>()
  let isLeft = false

  function note(error: unknown): undefined {
    const status = /: (\d{3}) /.exec((error as Error).message)?.[1] ?? 'no answer'
    troubles.set(status, (troubles.get(status) ?? 0) + 1)
    if (isLeft || (status !== 'no answer' && status !== '503')) throw error
    return undefined
  }

  async function insist<T>(work: () => Promise<T>): Promise<T> {
    const ask = () =>
      work().catch(async (error: unknown) => {
        note(error)
        await pause(askAgainMs)
      })
    const answer = await until(ask, (seen) => seen !== undefined, answeredWithinMs)
    return answer!
  }

  return { troubles, note, insist, giveUp: () => void (isLeft = true) }
}

function openCrowd(ask: Ask, closing: AbortController) {
  const { troubles, note, insist, giveUp } = openAsking()
  const answers = new Map<string, Answer>()
  const finished: Record<Kind, number> = { generate: 0, sync: 0 }
  const complaints: unknown[] = []
  const usedUp = new Set<string>()
  let batch = ''

  async function follow(connected: ConnectedOver, kind: Kind): Promise<void> {
    let percent = 0
    const asked = { ...ofList(connected), query: { batch_id: batch } }
    const look = async () => {
      await pause(40)
      const progress = await ask(batchStatus, asked).catch(note)
      if (!progress) return undefined
      assert.ok(!progress.is_cancelled, `a ${kind} was given up: ${progress.notice}`)
      assert.ok(progress.progress_percentage >= percent, `fell from ${percent} to ${progress.progress_percentage} %`)
      percent = progress.progress_percentage
      return progress
    }
    const end = (await until(look, (progress) => progress?.is_finished === true, batchTakesMs))!
    assert.equal(end.processed_jobs + end.failed_jobs, end.total_jobs, JSON.stringify(end))
    assert.equal(end.failed_jobs, 0)
    finished[kind] += 1
  }

  async function workOn(connected: ConnectedOver, kind: Kind): Promise<void> {
    batch = await insist(async () => {
      if (kind === 'generate') return (await ask(generate, ofList(connected))).batch_id!
      return (await ask(syncFromMailchimp, ofList(connected))).data.batch_id!
    })
    await follow(connected, kind)
  }

  /** A door scans one guest after another, sometimes at the festival, and retries each until it gets an answer. */
  async function stand(places: Places, codes: Code[], closing: AbortSignal) {
    const byList = Map.groupBy(codes, ({ listId }) => listId)
    while (!closing.aborted) {
      const place = Math.random() < festivalShare ? places.festival : places.evening
      const guests = byList.get(place.list.id)!
      const { listId, code } = guests[randomInt(guests.length)]!
      const at = place === places.evening && Math.random() < hallShare ? inOrOut(places.hall) : {}
      if (at.occasion_id === undefined && usedUp.has(code) && Math.random() >= againShare) continue
      const scanId = randomUUID()
      const asked = { ...ofList(place), body: { qr_code: code, scan_id: scanId, ...at } }
      const verdict = await insist(() => ask(redeemScan, asked))
      answers.set(scanId, { listId, code, at, verdict })
      if (verdict.reason === 'already_used') usedUp.add(code)
      await pause(randomInt(160))
    }
  }

  return {
    answers,
    troubles,
    finished,
    batch: () => batch,
    giveUp,
    /** The first contradiction ends the party. */
    blame: (error: unknown) => {
      complaints.push(error)
      closing.abort()
    },
    complain() {
      if (complaints.length > 0) throw complaints[0]
    },
    workOn,
    stand,
  }
}

type Places = Pick<Party, 'evening' | 'festival'> & { hall: string }

function inOrOut(hall: string): At {
  return { occasion_id: hall, direction: Math.random() < exitShare ? 'out' : 'in' }
}

/** An occasion of the evening with its own count, exits and a capacity. */
async function openHall(house: House, { list }: ConnectedOver, capacity: number): Promise<string> {
  const hall = randomUUID()
  await askDatabase(
    house.database,
    `insert into listpass.occasions (list_id, id, name, own_max, again, capacity, has_exits)
     values ($1, $2, 'Hall', 1, 'after_exit', $3, true)`,
    [list.id, hall, capacity],
  )
  await askDatabase(house.database, 'insert into listpass.occasion_seats values ($1, $2)', [list.id, hall])
  return hall
}

/** Limits some contacts to one entry. */
async function limitSome(house: House, ask: Ask, evening: ConnectedOver): Promise<Map<string, number>> {
  const text = 'select id, code from listpass.contacts where list_id = $1'
  const contacts = await askDatabase<{ id: string; code: string }>(house.database, text, [evening.list.id])
  const limits = new Map(contacts.map(({ code }) => [code, manyTimes]))
  for (const { id, code } of contacts.slice(0, contacts.length * onceShare)) {
    const params = { listId: evening.list.id, contactId: id }
    await ask(changeContact, { token: evening.token, params, body: { max_scans: 1 } })
    limits.set(code, 1)
  }
  return limits
}

async function keepAtWork(crowd: Crowd, change: () => Promise<void>, festival: ConnectedOver, closing: AbortSignal) {
  for (let round = 0; !closing.aborted; round++) {
    await change()
    await crowd.workOn(festival, round % 2 === 0 ? 'generate' : 'sync')
  }
}

/** In Mailchimp, a few of the festival's members join, get another name or maximum, or are archived. */
function changesOf(house: House, sandbox: SandboxProcess, { list }: ConnectedOver): () => Promise<void> {
  let emails: string[] | undefined
  const text = 'select email from listpass.contacts where list_id = $1 order by email'
  let joined = 0
  return async () => {
    emails ??= (await askDatabase<{ email: string }>(house.database, text, [list.id])).map(({ email }) => email)
    const anybody = () => emails![randomInt(emails!.length)]!
    for (let many = 0; many < 3; many++) {
      const email = `newcomer${++joined}@example.com`
      await sandbox.addMember(list.list_id, { email_address: email, merge_fields: { FNAME: 'Newcomer' } })
      emails.push(email)
      await sandbox.editMember(list.list_id, anybody(), { merge_fields: { FNAME: `Name ${joined}` } })
      await sandbox.editMember(list.list_id, anybody(), { merge_fields: { QRMAX: randomInt(1, 6) } })
    }
    const [gone] = emails.splice(randomInt(emails.length), 1)
    await sandbox.editMember(list.list_id, gone!, { status: 'archived' })
  }
}
