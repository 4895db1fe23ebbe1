// A server that decides by the rules of docs/decisions/0029: the same scan_id is the same scan, an online scan takes a free
// place, an offline scan takes one from a later offline scan, and every change is an event that other doors hear of.
import type { DoorMessage, OfflineEntry } from '#contract/offline.ts'
import type { MadeOffline, Verdict } from '#contract/scanning.ts'
import { codeInText } from '#domain/link.ts'
import type { ListPage } from '../../door/machine/state.ts'
import { plainOccasion } from '../occasions.ts'
import { hashOf } from './crypt.ts'

export type Contact = { code: string; name: string; max: number; isBlocked: boolean }

export type ServerScan = {
  id: string
  code: string | undefined
  door: string
  at: number
  isOffline: boolean
  verdict: Verdict
}

type Event = { kind: 'accepted' | 'conflict' | 'undone'; scan: ServerScan }

const pageSize = 2

export type DoorServer = ReturnType<typeof createServer>

export function createServer(now: () => number, contacts: readonly Contact[]) {
  const scans = new Map<string, ServerScan>()
  const events: Event[] = []
  /** Scans whose loss the stream has told, and the door has stored. */
  const told = new Set<string>()
  let generation = 1
  let salt = 'c2FsdDE'

  const contactOf = (code: string | undefined) => contacts.find((contact) => contact.code === code)
  const counting = (code: string) =>
    [...scans.values()].filter((scan) => scan.code === code && scan.verdict.standing === 'counts')

  function verdictOf(reason: Verdict['reason'], code?: string): Verdict {
    const contact = contactOf(code)
    const count = code === undefined ? 0 : counting(code).length
    return {
      success: reason === 'ok',
      reason,
      message: reason,
      data: contact ? { contact_id: contact.code, display_field_value: contact.name, scan_count: count } : null,
      max_scans: contact?.max ?? null,
      remaining: null,
      first_scan: null,
      colour: reason === 'ok' ? 'green' : 'dark-red',
      received_at: new Date(now()).toISOString(),
      standing: reason === 'ok' ? 'counts' : reason === 'conflict' ? 'conflict' : null,
      visit: null,
    }
  }

  function keep(scan: Omit<ServerScan, 'verdict'>, reason: Verdict['reason']): Verdict {
    const kept: ServerScan = { ...scan, verdict: verdictOf(reason, scan.code) }
    scans.set(scan.id, kept)
    if (reason === 'ok') {
      kept.verdict = { ...kept.verdict, data: { ...kept.verdict.data!, scan_count: counting(scan.code!).length } }
      events.push({ kind: 'accepted', scan: kept })
    }
    if (reason === 'conflict') events.push({ kind: 'conflict', scan: kept })
    return kept.verdict
  }

  function redeem(id: string, text: string, door: string): Verdict {
    const known = scans.get(id)
    if (known) return known.verdict
    const code = codeInText(text)
    const contact = contactOf(code)
    const scan = { id, code: contact?.code, door, at: now(), isOffline: false }
    if (!contact) return keep(scan, 'unknown_code')
    if (contact.isBlocked) return keep(scan, 'blocked')
    return keep(scan, counting(contact.code).length < contact.max ? 'ok' : 'already_used')
  }

  function handIn(made: MadeOffline, door: string): Verdict {
    const { scan_id: id, qr_code: text, told, scanned_at, clock_offset_ms: offset = 0 } = made
    const known = scans.get(id)
    if (known) return known.verdict
    const contact = contactOf(codeInText(text))
    const at = Math.min(Date.parse(scanned_at) + offset, now())
    const scan = { id, code: contact?.code, door, at, isOffline: true }
    if (told !== 'ok') return keep(scan, told)
    if (!contact) return keep(scan, 'unknown_code')
    if (contact.isBlocked) return keep(scan, 'blocked')
    const places = counting(contact.code)
    if (places.length < contact.max) return keep(scan, 'ok')
    const [latest] = places.filter(({ isOffline }) => isOffline).toSorted((one, other) => other.at - one.at)
    if (!latest || latest.at <= at) return keep(scan, 'conflict')
    latest.verdict = { ...latest.verdict, standing: 'conflict' }
    events.push({ kind: 'conflict', scan: latest })
    return keep(scan, 'ok')
  }

  function entriesOf(codes: Iterable<string>): OfflineEntry[] {
    return [...codes].map((code) => {
      const { max, isBlocked, name } = contactOf(code)!
      return [hashOf(salt, code), counting(code).length, max, isBlocked ? 1 : 0, name]
    })
  }

  const counters = () => ({ contacts: contacts.length, checked_in: 0, accepted: scans.size })
  const cursorNow = (upTo = events.length) => `${generation}.${upTo}`
  function placeOf(cursor: string): number | undefined {
    const [made, place] = cursor.split('.').map(Number)
    return made === generation ? place : undefined
  }

  return {
    scans,
    counting,
    redeem,
    handIn,
    page(since: string | undefined, after: string | undefined): ListPage {
      const place = since === undefined ? undefined : placeOf(since)
      const isWhole = place === undefined
      const codes = isWhole ? contacts.map(({ code }) => code) : changedSince(place)
      const from = Number(after ?? 0)
      return {
        salt,
        cursor: cursorNow(),
        is_whole: isWhole,
        entries: entriesOf(codes.slice(from, from + pageSize)),
        next: codes.length > from + pageSize ? String(from + pageSize) : null,
        counters: counters(),
        occasion: plainOccasion,
        at: new Date(now()).toISOString(),
      }
    },
    /** All that happened since then. Undefined if the list must be read anew. */
    message(since: string): DoorMessage | undefined {
      const place = placeOf(since)
      if (place === undefined) return undefined
      const at = new Date(now()).toISOString()
      return {
        cursor: cursorNow(),
        entries: entriesOf(changedSince(place)),
        events: events.slice(place).map(({ kind, scan }) => ({
          kind,
          scan_id: scan.id,
          hash: scan.code === undefined ? '' : hashOf(salt, scan.code),
          direction: 'in',
          door: scan.door,
          at: new Date(scan.at).toISOString(),
        })),
        counters: counters(),
        at,
      }
    },
    /** A list that is made anew has a new cursor: what the stream had not told by then, it never tells. */
    noteTold: (message: DoorMessage) => {
      for (const { kind, scan_id: id } of message.events) if (kind !== 'accepted') told.add(id)
    },
    isUntold: (id: string) => generation > 1 && !told.has(id),
    makeAnew(hasNewSalt: boolean): void {
      generation += 1
      if (hasNewSalt) salt = `c2FsdA${generation}x`
    },
  }

  function changedSince(place: number): string[] {
    return [...new Set(events.slice(place).flatMap(({ scan: { code } }) => (code === undefined ? [] : [code])))]
  }
}
