// The words of a verdict about its occasion: the facts, and the next step.
import type { Verdict } from '#contract/scanning.ts'
import type { Reason } from '#domain/verdict.ts'
import { isolated } from '#domain/user-text.ts'
import { isExit, visitOf, type Scan } from '../door/scan-log.ts'
import { minutesUntil, showInZone } from './time.ts'
import { words } from '../../../words/door.ts'

type Visit = NonNullable<Verdict['visit']>
type Said = { title?: string; detail: string; more: string; count?: string }

/** Replaces the words of a list without occasions. Undefined if those are right. */
export function visitWords(scan: Scan, reason: Reason): Said | undefined {
  const visit = visitOf(scan)
  if (reason === 'ok' && isExit(scan)) return exitWords(scan, visit)
  if (!visit) return undefined
  if (reason === 'ok' && visit.note === 'over_capacity') {
    return { detail: `${words.occasion.overCapacity} ${insideOf(visit)}`, more: words.occasion.tellOrganiser }
  }
  const said = refusals[reason]?.(visit, scan)
  return said && { ...said, more: `${said.more} ${words.occasion.notCounted}`.trim(), count: '' }
}

function exitWords({ occasion }: Scan, visit: Visit | null): Said {
  const comesBack = occasion?.again === 'after_exit' ? words.occasion.comesBack : ''
  const detail = visit?.note === 'not_inside' ? words.occasion.notInside : comesBack
  return { title: words.occasion.checkedOut, detail, more: visit ? insideOf(visit) : '', count: '' }
}

const refusals: Partial<Record<Reason, (visit: Visit, scan: Scan) => { detail: string; more: string }>> = {
  not_invited: ({ occasion }) => ({
    detail: words.occasion.notInvited({ name: isolated(occasion, 60) }),
    more: words.occasion.sendOn,
  }),
  too_early: ({ occasion, opens_at: from }, scan) => ({
    detail: from === null ? '' : opening(new Date(from), scan),
    more: `${isolated(occasion, 60)}.`,
  }),
  too_late: ({ occasion, closes_at: to }, scan) => ({
    detail: to === null ? '' : words.occasion.closedAt({ time: timeOf(to, scan) }),
    more: `${isolated(occasion, 60)}. ${words.occasion.sendOn}`,
  }),
  already_today: () => ({ detail: words.occasion.usedToday, more: words.occasion.nextDay }),
  still_inside: ({ inside_since: since }, scan) => ({
    detail: since === null ? words.occasion.stillInside : words.occasion.insideSince({ time: timeOf(since, scan) }),
    more: words.occasion.scanOut,
  }),
  full: (visit) => ({ detail: insideOf(visit), more: words.occasion.askToWait }),
}

function opening(from: Date, scan: Scan): string {
  const time = timeOf(from, scan)
  const minutes = minutesUntil(from, scan.at)
  return minutes === undefined ? `${words.occasion.opensAt({ time })}.` : words.occasion.opensInAt({ minutes, time })
}

/** In the time zone of the occasion. If the door did not know the occasion yet, in the zone of this device. */
function timeOf(at: string | Date, { occasion, at: now }: Scan): string {
  const zone = occasion?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return showInZone(new Date(at), zone, now)
}

function insideOf({ inside, capacity }: Visit): string {
  if (inside === null) return ''
  return capacity === null ? words.occasion.people({ inside }) : words.occasion.peopleOf({ inside, capacity })
}
