// A door decides by domain/decide.ts, the database by judge_visits and seat_visits. The test compares the two in generated
// cases: all settings, both directions, every boundary ± 1 ms, and days on which clocks change.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { decide, type KnownContact } from '#domain/decide.ts'
import { agains, type Clocks, dayIn, noteOf, type Admission, type Occasion, type Visit } from '#domain/occasion.ts'
import { comparable } from '#domain/rules.ts'
import type { StoredWho } from '../../database/column-types.ts'
import { type LaidContact, layContact, layList, openLaidDatabase } from '../../testing/laid-list.ts'
import { type Chance, seeded } from '../../testing/chance.ts'
import { setSettings } from '../../testing/settings.ts'
import { guestStatuses } from '#domain/guest-status.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const cases = Number(process.env['LISTPASS_VISITS'] ?? (isFull ? 1_000_000 : 10_000))
const contactsAtOnce = 200

const { owner } = await openLaidDatabase()
const list = await layList(owner)
const contacts: LaidContact[] = []
for (let n = 0; n < contactsAtOnce; n++) contacts.push(await layContact(owner, list))

/** Hours around the changes of clocks, the hours that come twice included. */
const days: readonly [zone: string, around: string][] = [
  ['Europe/Berlin', '2026-10-25T00:30:00Z'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z'],
  ['America/New_York', '2026-11-01T05:30:00Z'],
  ['America/New_York', '2026-03-08T07:00:00Z'],
  // PostgreSQL's time zones and Node's differed here in November 2026.
  ['America/Edmonton', '2026-12-15T07:00:00Z'],
  ['Africa/Casablanca', '2026-12-15T00:00:00Z'],
  ['Asia/Kathmandu', '2026-06-30T18:15:00Z'],
  ['Pacific/Apia', '2026-09-26T14:00:00Z'],
  // Apia had no 30 December 2011.
  ['Pacific/Apia', '2011-12-30T10:00:00Z'],
]
const hour = 3_600_000

type Round = {
  id: string
  occasion: Occasion
  isOfGuest: boolean
  who: StoredWho | null
  hasExits: boolean
  inside: number
  admitsRemoved: boolean
  /** Contacts of this status are turned away. */
  keptOut: string | undefined
  now: number
}

/** Moments near a boundary: exactly at it, a millisecond off, or hours away. */
const near = (chance: Chance, at: number) => at + chance.one([-1, 0, 1, -hour, hour, -24 * hour, 24 * hour, 1])

async function makeRound(chance: Chance): Promise<Round> {
  const [zone, around] = chance.one(days)
  const now = Date.parse(around) + chance.below(60) * (hour / 2) - 15 * hour + chance.one([0, 0, 1, 999])
  const isMain = chance.happens(0.3)
  const capacity = chance.happens(0.4) ? 1 + chance.below(60) : undefined
  const opensAt = chance.happens(0.4) ? near(chance, now) : undefined
  const closes = chance.happens(0.4) ? near(chance, now) : undefined
  const closesAt = closes !== undefined && closes > (opensAt ?? -Infinity) ? closes : undefined
  return {
    id: isMain ? list.listId : randomUUID(),
    occasion: {
      opensAt,
      closesAt,
      zone,
      clocks: await clocksAround(zone, now),
      dayBegins: chance.one([0, 0, 1, 180, 360, 1439]),
      ownMax: isMain || chance.happens(0.4) ? undefined : 1 + chance.below(3),
      again: chance.one(agains),
      capacity,
      whenFull: chance.one(['refuse', 'warn']),
    },
    isOfGuest: chance.happens(0.4),
    who: makeWho(chance),
    hasExits: chance.happens(0.5),
    inside: capacity === undefined ? chance.below(100) : Math.max(0, capacity - chance.below(8)),
    admitsRemoved: chance.happens(0.5),
    keptOut: chance.one([undefined, 'cleaned', 'pending']),
    now,
  }
}

/** What a door is told. */
async function clocksAround(zone: string, now: number): Promise<Clocks> {
  const { rows } = await sql<{ clocks: Clocks }>`
    select clock_changes(${zone}, ${new Date(now - 48 * hour)}, ${new Date(now + 48 * hour)}) as clocks`.execute(owner)
  return rows[0]!.clocks
}

function makeWho(chance: Chance): StoredWho | null {
  const kind = chance.below(4)
  if (kind > 1) return null
  if (kind === 1) return { kind: 'segment', id: 7, name: 'VIP', is_tag: true }
  return {
    kind: 'field',
    tag: 'TABLE',
    test: chance.one(['is', 'is_not', 'is_set']),
    value: chance.one(['07', 'vip ', '']),
  }
}

type Guest = {
  place: number
  contact: LaidContact
  known: KnownContact
  isRemoved: boolean
  maximum: number
  isBlocked: boolean
  status: string
  givenBack: number
  table: string | null
  isInSegment: boolean
  admission: Admission
  isExit: boolean
}

function makeGuest(
  chance: Chance,
  { occasion, who, admitsRemoved, keptOut, now, isOfGuest }: Round,
  place: number,
): Guest {
  const isRemoved = chance.happens(0.1)
  const status = chance.one(['subscribed', 'subscribed', 'subscribed', 'cleaned', 'pending'])
  const [givenBack, maximum] = [chance.below(2), chance.one([0, 1, 1, 1, 2, 3])]
  const isBlocked = chance.happens(0.1)
  const table = chance.one([null, '', '7', ' VIP', '8'])
  const isInSegment = chance.happens(0.7)
  const today = dayIn(occasion, now)
  const entries = chance.below(4)
  const day =
    occasion.again === 'daily' && entries > 0 ? today - chance.below(3) + (chance.happens(0.1) ? 1 : 0) : undefined
  return {
    place,
    contact: contacts[place]!,
    known: {
      isRemoved: isRemoved && !admitsRemoved,
      isNoGuest: status === keptOut,
      isBlocked: maximum === 0 || isBlocked,
      scanCount: chance.below(4),
      maxScans: occasion.ownMax === undefined || isOfGuest ? maximum : occasion.ownMax,
    },
    maximum,
    isBlocked,
    isRemoved,
    status,
    givenBack,
    table,
    isInSegment,
    admission: {
      isInvited: isInvited(who, table, isInSegment),
      entries,
      inside: Math.min(entries, chance.below(4)),
      day,
      onDay: day === undefined ? 0 : 1 + chance.below(entries),
    },
    isExit: chance.happens(0.3),
  }
}

function isInvited(who: StoredWho | null, table: string | null, isInSegment: boolean): boolean {
  if (who === null) return true
  if (who.kind === 'segment') return isInSegment
  if (who.test === 'is_set') return comparable(table) !== ''
  return (comparable(table) === comparable(who.value)) === (who.test === 'is')
}

/** `scan_count` in the database: the used-up entries, and those that exits gave back. */
async function layOut(round: Round, guests: Guest[]): Promise<void> {
  const { occasion, id } = round
  const keeps = id !== list.listId || occasion.again !== 'never' || occasion.capacity !== undefined || round.hasExits
  const rows = guests.map(
    ({ contact, known, maximum, isBlocked, admission, isRemoved, status, givenBack, table, isInSegment }) => ({
      id: contact.id,
      removed: isRemoved,
      status,
      blocked: isBlocked,
      used: known.scanCount + givenBack,
      back: givenBack,
      most: maximum,
      table,
      segment: isInSegment,
      entries: admission.entries,
      inside: admission.inside,
      day: admission.day ?? null,
      on_day: admission.onDay,
    }),
  )
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (id uuid, removed boolean, status text, blocked boolean, used int,
    back int, most int, "table" text, segment boolean, entries int, inside int, day int, on_day int)`
  await owner.transaction().execute(async (tx) => {
    await sql`delete from admissions where list_id = ${list.listId}`.execute(tx)
    await sql`delete from occasions where list_id = ${list.listId}`.execute(tx)
    await sql`
      insert into occasions (list_id, id, name, zone, opens_at, closes_at, who, own_max, is_of_guest, again, day_begins, capacity,
        when_full, has_exits)
      values (${list.listId}, ${id}, 'Night', ${occasion.zone}, ${time(occasion.opensAt)}, ${time(occasion.closesAt)},
        ${round.who === null ? null : JSON.stringify(round.who)}, ${occasion.ownMax ?? null},
        ${occasion.ownMax !== undefined && round.isOfGuest}, ${occasion.again},
        ${occasion.dayBegins}, ${occasion.capacity ?? null}, ${occasion.whenFull}, ${round.hasExits})`.execute(tx)
    await sql`update contacts c set removed_at = case when g.removed then now() end, status = g.status, is_blocked = g.blocked, scan_count = g.used,
      given_back = g.back, max_scans = g.most, merge_fields = jsonb_strip_nulls(jsonb_build_object('TABLE', g."table"))
      from ${given} where c.list_id = ${list.listId} and c.id = g.id`.execute(tx)
    const counted = guestStatuses.filter((status) => status !== round.keptOut)
    await setSettings(tx, list.listId, { guest_statuses: counted, admit_uncounted: false })
    await sql`insert into occasion_guests select ${list.listId}, ${id}, g.id from ${given} where g.segment`.execute(tx)
    if (keeps) {
      await sql`insert into admissions select ${list.listId}, ${id}, g.id, g.entries, g.inside, g.day, g.on_day, now()
        from ${given} where g.entries > 0`.execute(tx)
      if (occasion.capacity !== undefined || round.hasExits)
        await sql`insert into occasion_seats values (${list.listId}, ${id}, ${round.inside})`.execute(tx)
    }
  })
  // A main occasion that keeps no admissions has no entries of its own.
  if (!keeps) for (const guest of guests) guest.admission = { ...guest.admission, entries: 0, inside: 0 }
}

const time = (at: number | undefined) => (at === undefined ? null : new Date(at))

type Judged = { reason: string; note: string | null }

/** Calls the functions in the same way as decide_scans, at a moment of the test's choice. */
async function judge({ id, admitsRemoved, now }: Round, guests: Guest[]): Promise<Judged[]> {
  const given = JSON.stringify(guests.map(({ contact, place, isExit }) => ({ id: contact.id, place, exit: isExit })))
  const { rows } = await sql<Judged>`
    select a.reason, a.facts ->> 'note' as note from unnest(seat_visits(${list.listId}, judge_visits(${list.listId}, (
      select array_agg(row(g.place, null, c.code_key, null, null, 'Door', null, null, null, c.id, c.ctid, c.scan_count - c.given_back,
        c.max_scans, c.accepted + 1, '', coalesce(why_turned_away(c.removed_at, c.erased_at, c.status, c.is_blocked, c.max_scans,
          ${admitsRemoved}, l.kept_out), 'ok'),
        null, null, ${id}, g.exit, false, false, false, null, null, null, null, null)::attempt order by g.place)
      from jsonb_to_recordset(${given}::jsonb) as g (id uuid, place int, exit boolean)
      join contacts c on c.list_id = ${list.listId} and c.id = g.id join lists l on l.id = c.list_id
    ), ${new Date(now)}))) with ordinality as a order by a.place`.execute(owner)
  return rows
}

/**
 * Decides the same attempts by a door's rules, one guest after the other. Each entry and exit changes the number of
 * people inside.
 */
function decideAll({ occasion, now, ...round }: Round, guests: Guest[]): Judged[] {
  let { inside } = round
  return guests.map(({ known, admission, isExit }) => {
    const visit: Visit = { occasion, admission, isExit, now, inside }
    const reason = decide({ isDoorEnded: false, isListOpen: true, hasCode: true, contact: known, visit })
    const note = reason === 'ok' ? (noteOf(visit) ?? null) : null
    if (reason === 'ok') inside += isExit ? (note === 'not_inside' ? 0 : -1) : 1
    return { reason, note }
  })
}

/** Half of the visits are of this seed, and among them is every kind. Those of another seed may lack a rare one. */
const seedOfAllKinds = 1

test(`door and database decide alike in ${cases.toLocaleString('en')} visits to occasions`, async (t) => {
  const seed = Number(process.env['LISTPASS_SEED'] ?? Date.now() % 2 ** 31)
  const chances = [seeded(seedOfAllKinds), seeded(seed)]
  const seen = new Map<string, number>()
  for (let done = 0; done < cases; done += contactsAtOnce) {
    const chance = chances[(done / contactsAtOnce) % 2]!
    const round = await makeRound(chance)
    const guests = contacts.map((_contact, place) => makeGuest(chance, round, place))
    await layOut(round, guests)
    const [told, expected] = [await judge(round, guests), decideAll(round, guests)]
    for (const [place, said] of told.entries()) {
      assert.deepEqual(said, expected[place], JSON.stringify({ seed, done, ...round, guest: guests[place] }))
      const kind = said.note ?? said.reason
      seen.set(kind, (seen.get(kind) ?? 0) + 1)
    }
  }
  const kinds = [
    'ok',
    'removed',
    'not_a_guest',
    'blocked',
    'not_invited',
    'too_early',
    'too_late',
    'already_used',
    'already_today',
  ]
  for (const kind of [...kinds, 'still_inside', 'full', 'not_inside', 'over_capacity'])
    assert.ok(seen.has(kind), `${kind} never came, seed ${seed}`)
  if (isFull) t.diagnostic(`seed ${seed}: ${JSON.stringify(Object.fromEntries(seen))}`)
})
