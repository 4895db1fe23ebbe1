// Mailchimp adds an event at each call, so an event is marked before its call. After a lost answer the member's events are read.
import { eachAtOnce } from '../../../kernel/each-at-once.ts'
import { isPassing, MailchimpTrouble } from '../../../kernel/mailchimp-trouble.ts'
import { step } from '../../../kernel/step.ts'
import type { Audience, MemberEvent } from '../../../mailchimp/audience.ts'
import type { Needs } from '../../../services.ts'
import { areCountsDue } from '../../write-back/write-list.ts'
import * as store from './store.ts'

type Place = { scope: { team: string; list: string }; audience: Audience }

/** An event is one call. These use fewer than half of a login's slots. */
const callsAtOnce = 3
const eventsPerTurn = 60

/** So many failures in a row are no longer those of single events. */
const mostFailures = 5

/** A call whose answer was lost has nearly always ended after this time. */
const lateMs = 10_000

/** The oldest events of a list that Mailchimp does not have for sure. */
export function findWaitingEvents({ database }: Needs<'database'>, scope: Place['scope']): Promise<store.Waiting[]> {
  return database.as(scope, (tx) => store.findWaiting(tx, scope.list, lateMs, eventsPerTurn))
}

/** Sends these events. Counts and tags go first. One that fails does not hold up the others. */
export async function sendEvents(
  services: Needs<'database'>,
  place: Place,
  waiting: store.Waiting[],
  stopping: AbortSignal,
): Promise<void> {
  let failedInARow = 0
  await eachAtOnce(waiting, callsAtOnce, async (event) => {
    if (stopping.aborted || (await areCountsDue(services, place.scope))) return
    try {
      await send(services, place, event)
      failedInARow = 0
    } catch (error) {
      failedInARow += 1
      if (!isPassing(error) || failedInARow >= mostFailures) throw error
    }
  })
}

async function send(
  { database }: Needs<'database'>,
  { scope, audience }: Place,
  waiting: store.Waiting,
): Promise<void> {
  const keep = (state: 'waiting' | 'sent' | 'refused', doubled?: number) =>
    database.as(scope, (tx) => store.keepState(tx, scope.list, waiting, state, doubled))
  if (waiting.isGone) return keep('refused')
  const event = eventOf(waiting)
  const wasLost = waiting.state === 'asked'
  const found = wasLost ? await countThere(audience, waiting.hash, event) : 0
  if (found === undefined) return keep('refused')
  if (found > 0) return keep('sent', found - 1)
  if (!(await database.as(scope, (tx) => store.markAsked(tx, scope.list, waiting)))) return
  step('attending.event-asked')
  const refusal = await audience.addEvent(waiting.hash, event).catch(async (error: unknown) => {
    // Nothing was added, unless an answer was lost.
    const isLost = !(error instanceof MailchimpTrouble) || error.kind === 'unreachable'
    if (!isLost && !wasLost) await keep('waiting')
    throw error
  })
  step('attending.event-sent')
  if (refusal !== undefined) return keep('refused')
  // The call whose answer was lost may have come after all.
  const there = wasLost ? await countThere(audience, waiting.hash, event) : 1
  return keep('sent', Math.max(0, (there ?? 1) - 1))
}

function eventOf({ isUndo, occasion, door, number, at }: store.Waiting): MemberEvent {
  const properties = { occasion, door, number: String(number) }
  return { name: isUndo ? 'check_in_undone' : 'checked_in', at, properties }
}

/** How often Mailchimp has this event; undefined if it does not have the contact. */
async function countThere(audience: Audience, hash: string, event: MemberEvent): Promise<number | undefined> {
  const secondOf = (at: Date) => Math.floor(at.getTime() / 1000)
  return (await audience.eventsOf(hash))?.filter(
    ({ name, at, properties }) =>
      name === event.name && secondOf(at) === secondOf(event.at) && properties['number'] === event.properties['number'],
  ).length
}
