import type { Outcome, VisitFacts } from '#domain/verdict.ts'
import { type Sentences, sentences as english } from './en/sentences.ts'

/** The verdict for door staff: the result and, where it helps, the next step. */
export function say(outcome: Outcome, words: Sentences = english): string {
  const { visit, firstScan, maxScans } = outcome
  const first = firstScan && words.firstScan(minute(firstScan.at), firstScan.door)
  switch (outcome.reason) {
    case 'ok':
      return letIn(outcome, words)
    case 'malformed':
      return words.malformed
    case 'unknown_code':
      return words.unknownCode
    case 'wrong_list':
      return words.wrongList(outcome.otherList ?? words.unknownList)
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
      return all(maxScans > 1 ? words.allUsed(maxScans) : words.alreadyUsed, first)
    case 'not_invited':
      return words.notInvited(visit?.occasion ?? words.thisOccasion)
    case 'too_early':
      return all(words.tooEarly, visit?.opensAt && words.opens(minute(visit.opensAt)))
    case 'too_late':
      return visit?.closesAt ? words.closedSince(minute(visit.closesAt)) : words.tooLate
    case 'already_today':
      return all(words.alreadyToday, first)
    case 'still_inside':
      return all(words.stillInside, visit?.insideSince && words.cameIn(minute(visit.insideSince)), words.scanOut)
    case 'full':
      return words.full(...insideOf(visit))
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
  const welcome = maxScans > 1 ? words.welcomeOf(scanCount, maxScans) : words.welcome
  return visit?.note === 'over_capacity' ? all(welcome, words.overCapacity(...insideOf(visit))) : welcome
}

const all = (...said: (string | undefined)[]) => said.filter((sentence) => sentence !== undefined).join(' ')

const insideOf = (visit: VisitFacts | undefined) => [visit?.inside ?? 0, visit?.capacity ?? 0] as const

/** The server does not know the door's time zone, so its sentence gives UTC. A screen shows the time in its own zone. */
function minute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
