import type { Outcome, VisitFacts } from '#domain/verdict.ts'
import type { door } from './en/door.ts'
import type { Spoken } from './spoken.ts'

export type Sentences = Spoken<(typeof door)['sentences']>

export type ShowMoment = (moment: Date) => string

/** The verdict for door staff: the result and, where it helps, the next step. */
export function say(outcome: Outcome, words: Sentences, show: ShowMoment = inUtc): string {
  const { visit, firstScan, maxScans } = outcome
  const first = firstScan && words.firstScan({ time: show(firstScan.at), door: firstScan.door })
  switch (outcome.reason) {
    case 'ok':
      return letIn(outcome, words)
    case 'malformed':
      return words.malformed
    case 'unknown_code':
      return words.unknownCode
    case 'wrong_list':
      return outcome.otherList === undefined ? words.otherList : words.wrongList({ list: outcome.otherList })
    case 'list_inactive':
      return words.listInactive
    case 'link_expired':
      return words.linkExpired
    case 'removed':
      return words.removed
    case 'not_a_guest':
      return words.notAGuest
    case 'blocked':
      return words.blocked
    case 'already_used':
      return all(maxScans > 1 ? words.allUsed({ entries: maxScans }) : words.alreadyUsed, first)
    case 'not_invited':
      return words.notInvited({ occasion: visit?.occasion ?? words.thisOccasion })
    case 'too_early':
      return all(words.tooEarly, visit?.opensAt && words.opens({ time: show(visit.opensAt) }))
    case 'too_late':
      return visit?.closesAt ? words.closedSince({ time: show(visit.closesAt) }) : words.tooLate
    case 'already_today':
      return all(words.alreadyToday, first)
    case 'still_inside':
      return all(
        words.stillInside,
        visit?.insideSince && words.cameIn({ time: show(visit.insideSince) }),
        words.scanOut,
      )
    case 'full':
      return words.full(insideOf(visit))
    case 'conflict':
      return words.conflict
    case 'rate_limited':
      return words.rateLimited
    case 'error':
      return words.error
  }
}

function letIn({ visit, maxScans, scanCount }: Outcome, words: Sentences): string {
  if (visit?.isExit) return visit.note === 'not_inside' ? words.goodbyeNotIn : words.goodbye
  const welcome = maxScans > 1 ? words.welcomeOf({ scan: scanCount, max: maxScans }) : words.welcome
  return visit?.note === 'over_capacity' ? all(welcome, words.overCapacity(insideOf(visit))) : welcome
}

const all = (...said: (string | undefined)[]) => said.filter((sentence) => sentence !== undefined).join(' ')

const insideOf = (visit: VisitFacts | undefined) => ({ inside: visit?.inside ?? 0, capacity: visit?.capacity ?? 0 })

/** The server does not know the door's time zone, so its sentence gives UTC. A screen shows the time in its own zone. */
function inUtc(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
