// A server that decides by the rules of docs/decisions/0029: the same scan_id is the same scan, an online scan takes a
// free place, an offline scan takes one from a later offline scan, and every change is an event for the other doors.
import type { DoorMessage, OfflineEntry } from '#contract/offline.ts'
import type { MadeOffline, Verdict } from '#contract/scanning.ts'
import type { WalkIn } from '#contract/walk-in.ts'
import { codeInText } from '#domain/link.ts'
import type { ListPage } from '../../door/machine/state.ts'
import { plainOccasion } from '../occasions.ts'
import { hashOf } from './crypt.ts'
import { createHistory } from './history.ts'
import { night, occasionOf, replay, type What } from './occasion.ts'
import { createSessions } from './sessions.ts'

export type Contact = { code: string; name: string; max: number; isBlocked: boolean }

export type ServerScan = What & {
  id: string
  code: string | undefined
  door: string
  at: number
  isOffline: boolean
  verdict: Verdict
}

const pageSize = 2

export type DoorServer = ReturnType<typeof createServer>

export function createServer(now: () => number, contacts: readonly Contact[]) {
  const scans = new Map<string, ServerScan>()
  const history = createHistory<ServerScan>()
  /** The further scans of a party, by its first. */
  const parties = new Map<string, Set<string>>()
  const noteParty = (first: string, id: string) => void parties.set(first, (parties.get(first) ?? new Set()).add(id))
  /** Scans whose loss the stream has reported, and the door has stored. */
  const told = new Set<string>()
  let salt = 'c2FsdDE'

  /** The occasion of the link. */
  let occasion = plainOccasion

  /** Two decisions about a contact never come in one millisecond. */
  let lastTold = 0
  const tell = () => new Date((lastTold = Math.max(now(), lastTold + 1))).toISOString()

  /** Guests whom doors have added. */
  let added: Contact[] = []
  const contactOf = (code: string | undefined) => [...contacts, ...added].find((contact) => contact.code === code)
  function addGuest(text: string, { name, people }: WalkIn): void {
    const code = codeInText(text)!
    if (!contactOf(code)) added.push({ code, name, max: people, isBlocked: false })
  }
  const countingAll = (code: string) =>
    [...scans.values()].filter((scan) => scan.code === code && scan.verdict.standing === 'counts')
  const counting = (code: string) => countingAll(code).filter(({ isExit }) => !isExit)
  const standingOf = (code: string, id = occasion.id) => replay(countingAll(code), id)
  const insideOf = (id = night.id) => contacts.reduce((sum, { code }) => sum + standingOf(code, id).inside, 0)

  /** `before`: the used places before an exit. The server's verdict on an exit has this number. */
  function verdictOf(reason: Verdict['reason'], scan: Omit<ServerScan, 'verdict'>, note: Note): Verdict {
    const { code, isExit, occasionId } = scan
    const contact = contactOf(code)
    const { used, inside } = code === undefined ? { used: 0, inside: 0 } : standingOf(code, occasionId)
    const hasVisit = occasionId === night.id
    return {
      success: reason === 'ok',
      reason,
      message: reason,
      data: contact
        ? { contact_id: contact.code, display_field_value: contact.name, scan_count: used + (note.gaveBack ? 1 : 0) }
        : null,
      max_scans: contact?.max ?? null,
      remaining: null,
      first_scan: null,
      colour: reason === 'ok' ? 'green' : 'dark-red',
      received_at: tell(),
      standing: reason === 'ok' ? 'counts' : reason === 'conflict' ? 'conflict' : null,
      visit: hasVisit
        ? {
            occasion: night.name,
            direction: isExit ? 'out' : 'in',
            note: note.is ?? null,
            opens_at: null,
            closes_at: null,
            inside_since: null,
            inside: insideOf(),
            capacity: night.capacity,
            admission: !contact ? null : { entries: used, inside, day: null, on_day: 0 },
          }
        : null,
    }
  }

  type Note = { is?: 'not_inside' | 'over_capacity' | undefined; gaveBack?: boolean }

  function keep(scan: Omit<ServerScan, 'verdict'>, reason: Verdict['reason']): Verdict {
    const before = scan.code === undefined ? 0 : standingOf(scan.code, scan.occasionId).inside
    const kept: ServerScan = { ...scan, verdict: verdictOf(reason, scan, {}) }
    scans.set(scan.id, kept)
    if (reason === 'ok') {
      const { isExit, occasionId, isOffline } = scan
      const isOver = isOffline && !isExit && occasionId === night.id && insideOf() > night.capacity!
      const is = isExit && before === 0 ? 'not_inside' : isOver ? 'over_capacity' : undefined
      kept.verdict = verdictOf(reason, scan, { is, gaveBack: isExit && before > 0 && occasionId === night.id })
      history.note('accepted', kept)
    }
    if (reason === 'conflict') history.note('conflict', kept)
    return kept.verdict
  }

  /** As many of a party as there are places, each a scan of its own, in one transaction. A repeated call decides no more. */
  function redeemParty(id: string, party: readonly string[], text: string, door: string, isExit: boolean): Verdict {
    const isRepeated = scans.has(id)
    const first = redeem(id, text, door, isExit)
    if (!first.success) return first
    const further: NonNullable<Verdict['party']> = []
    for (const scanId of party) {
      noteParty(id, scanId)
      const verdict = isRepeated ? scans.get(scanId)?.verdict : tryRedeem(scanId, text, door, isExit)
      if (!verdict?.success) break
      further.push({ ...verdict, scan_id: scanId })
    }
    return further.length > 0 ? { ...first, party: further } : first
  }

  /** A further person of a party who finds no place leaves no scan. */
  function tryRedeem(id: string, text: string, door: string, isExit: boolean): Verdict | undefined {
    const contact = contactOf(codeInText(text))
    return contact && judge(contact, isExit) === 'ok' ? redeem(id, text, door, isExit) : undefined
  }

  /** A link's scan is for the occasion that the link has at that moment. */
  function redeem(id: string, text: string, door: string, isExit = false): Verdict {
    const known = scans.get(id)
    if (known) return known.verdict
    const code = codeInText(text)
    const contact = contactOf(code)
    const scan = { id, code: contact?.code, door, at: now(), isOffline: false, isExit, occasionId: occasion.id }
    return keep(scan, contact ? judge(contact, isExit) : 'unknown_code')
  }

  function judge(contact: Contact, isExit: boolean): 'ok' | 'blocked' | 'still_inside' | 'already_used' | 'full' {
    if (isExit) return 'ok'
    if (contact.isBlocked) return 'blocked'
    const { used, inside } = standingOf(contact.code)
    if (used >= contact.max) return occasion === night && inside > 0 ? 'still_inside' : 'already_used'
    return occasion === night && insideOf() >= night.capacity! ? 'full' : 'ok'
  }

  function handIn(made: MadeOffline, door: string): Verdict {
    const { scan_id: id, told, scanned_at, clock_offset_ms: offset = 0, party_id: party = id, undone_at: undone } = made
    // A contact's id is its code.
    const text = made.contact_id ?? made.qr_code
    if (party !== id) noteParty(party, id)
    if (made.guest) addGuest(text, made.guest)
    const known = scans.get(id)
    if (known) {
      if (undone !== undefined && known.verdict.standing === 'counts') undo(id)
      return known.verdict
    }
    const contact = contactOf(codeInText(text))
    const at = Math.min(Date.parse(scanned_at) + offset, now())
    const what = { isExit: made.direction === 'out', occasionId: made.occasion_id ?? occasion.id }
    const scan = { id, code: contact?.code, door, at, isOffline: true, ...what }
    if (told !== 'ok') return keep(scan, told)
    if (!contact) return keep(scan, 'unknown_code')
    if (undone !== undefined) {
      if (contact.isBlocked && !what.isExit) return keep(scan, 'blocked')
      const kept: ServerScan = { ...scan, verdict: { ...verdictOf('ok', scan, {}), standing: 'undone' } }
      scans.set(id, kept)
      history.note('undone', kept)
      return kept.verdict
    }
    if (what.isExit) return keep(scan, 'ok')
    if (contact.isBlocked) return keep(scan, 'blocked')
    if (standingOf(contact.code).used < contact.max) return keep(scan, 'ok')
    const [latest] = counting(contact.code)
      .filter(({ isOffline }) => isOffline)
      .toSorted((one, other) => other.at - one.at)
    if (!latest || latest.at <= at) return keep(scan, 'conflict')
    latest.verdict = { ...latest.verdict, standing: 'conflict' }
    history.note('conflict', latest)
    return keep(scan, 'ok')
  }

  function entriesOf(codes: Iterable<string>): OfflineEntry[] {
    return [...codes].map((code) => {
      const { max, isBlocked, name } = contactOf(code)!
      const { used, inside } = standingOf(code)
      const entry = [hashOf(salt, code), used, max, isBlocked ? 1 : 0, name] as const
      return occasion === night && inside > 0 ? [...entry, [inside, null, 0]] : [...entry]
    })
  }

  const counters = () => ({
    contacts: contacts.length,
    checked_in: 0,
    accepted: scans.size,
    ...(occasion === night && { inside: insideOf() }),
  })
  /** Everything after this event is gone, as after the restore of a backup. Scans that it had refused since then, too. */
  function restore(upTo: number): void {
    history.restore(upTo)
    added = []
    const kept = new Set(history.since(0).map(({ scan }) => scan.id))
    for (const id of scans.keys()) if (!kept.has(id)) scans.delete(id)
  }

  /** As the organiser does, or the door of the scan. */
  function undo(id: string): Verdict {
    const scan = scans.get(id)!
    if (scan.verdict.standing === 'counts') {
      scan.verdict = { ...scan.verdict, standing: 'undone' }
      history.note('undone', scan)
    }
    return scan.verdict
  }

  function makeAnew(hasNewSalt: boolean): void {
    const generation = history.makeAnew()
    if (hasNewSalt) salt = `c2FsdA${generation}x`
  }

  return {
    sessions: createSessions(),
    scans,
    partyOf: (first: string): Iterable<string> => parties.get(first) ?? [],
    counting,
    standingOf,
    insideOf,
    occasion: () => occasion,
    giveOccasion: (id: string) => void (occasion = occasionOf(id)),
    /** Another occasion has another salt, and rejects cursors of this one. */
    changeOccasion(id: string): void {
      if (id === occasion.id) return
      occasion = occasionOf(id)
      makeAnew(true)
    },
    addGuest,
    redeem,
    redeemParty,
    handIn,
    page(since: string | undefined, after: string | undefined): ListPage {
      const place = since === undefined ? undefined : history.placeOf(since)
      const isWhole = place === undefined
      const codes = isWhole ? contacts.map(({ code }) => code) : changedSince(place)
      const from = Number(after ?? 0)
      return {
        salt,
        cursor: history.cursor(),
        is_whole: isWhole,
        ...(since !== undefined && !history.isKnown(since) && { is_other_history: true }),
        entries: entriesOf(codes.slice(from, from + pageSize)),
        next: codes.length > from + pageSize ? String(from + pageSize) : null,
        counters: counters(),
        occasion,
        at: tell(),
      }
    },
    /** Everything that has happened since this cursor. Undefined if the door must read the list again. */
    message(since: string): DoorMessage | undefined {
      const place = history.placeOf(since)
      if (place === undefined) return undefined
      const at = tell()
      return {
        cursor: history.cursor(),
        entries: entriesOf(changedSince(place)),
        events: history.since(place).map(({ kind, scan }) => ({
          kind,
          scan_id: scan.id,
          hash: scan.code === undefined ? '' : hashOf(salt, scan.code),
          direction: scan.isExit ? 'out' : 'in',
          door: scan.door,
          at: new Date(scan.at).toISOString(),
        })),
        counters: counters(),
        at,
      }
    },
    /**
     * Records the news that a door has stored. A rebuilt list has a new cursor, so the stream never sends earlier news
     * that was unsent.
     */
    noteTold: (message: DoorMessage) => {
      for (const { kind, scan_id: id } of message.events) if (kind !== 'accepted') told.add(id)
    },
    restore,
    undo,
    isUntold: (id: string) => history.isAnew() && !told.has(id),
    makeAnew,
  }

  function changedSince(place: number): string[] {
    return [...new Set(history.since(place).flatMap(({ scan: { code } }) => (code === undefined ? [] : [code])))]
  }
}
