import { randomUUIDv7 } from 'node:crypto'
import { largestParty } from '#contract/limits.ts'
import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import { takeTokens } from '../../../database/throttle.ts'
import type { Door, Team } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { findListOf } from '../../lists/find-list.ts'
import * as store from './store.ts'

export type Call = store.StoredCall

/** Of a link, on however many phones: opening it again does not raise the limit. */
const callsOfDoor = { capacity: 10, secondsEach: 10 }

/** Keeps a door's call to the organiser. The same id is one call, so a door may send it again after a lost answer. */
export async function callOrganiser(
  { database }: Needs<'database'>,
  door: Door,
  { id, about, scanId }: { id: string; about: CallSubject; scanId: string | undefined },
): Promise<Call> {
  if (door.hasEnded) throw new Refusal('forbidden', 'door_closed_phone')
  const scope = { team: door.teamId, list: door.listId }
  const { sessionId, linkId, member, name } = door
  const [known] = await database.as(scope, (tx) => store.findCalls(tx, scope.list, { id, sessionId, ...latest }))
  if (known) return known
  if (!(await takeTokens(database, [{ key: `calls:${linkId ?? member?.id ?? sessionId}`, ...callsOfDoor }]))) {
    throw new Refusal('too_many', 'too_many_calls_of_door')
  }
  const [kept] = await database.as(scope, async (tx) => {
    await store.addCall(tx, scope.list, { id, linkId, sessionId, door: name, about, scanId })
    return store.findCalls(tx, scope.list, { id, sessionId, ...latest })
  })
  // Another door has used the id.
  if (!kept) throw new Refusal('conflict', 'call_made_already')
  return kept
}

const latest = { hours: 2, most: 5 }

/** The calls of this door in the last 2 hours, newest first. */
export function findOwnCalls({ database }: Needs<'database'>, door: Door): Promise<Call[]> {
  const { teamId, listId, sessionId } = door
  return database.as({ team: teamId, list: listId }, (tx) => store.findCalls(tx, listId, { sessionId, ...latest }))
}

export async function findCallsOf(services: Needs<'database'>, team: Team, listKey: string): Promise<Call[]> {
  const { id } = await findListOf(services, team, listKey)
  return services.database.as({ team: team.id, list: id }, (tx) => store.findCalls(tx, id, { hours: 12, most: 50 }))
}

type Answered = { answer: CallAnswer; people: number }

/**
 * The door hears it within seconds. Who is let in counts in the same moment, or when the door has sent
 * its refusal, and no longer when the answer becomes a refusal.
 */
export async function answerCall(
  services: Needs<'database'>,
  team: Required<Team>,
  { listKey, callId }: { listKey: string; callId: string },
  { answer, people }: Answered,
): Promise<{ call: Call; listId: string }> {
  const { id: listId } = await findListOf(services, team, listKey)
  const { member } = team
  const scope = { team: team.id, list: listId }
  await services.database.as(scope, async (tx) => {
    const held = await store.holdCall(tx, listId, callId)
    if (!held) throw new Refusal('not_found', 'call_gone')
    const { scanId } = held
    const waiting = answer === 'let_in' ? { people, member } : undefined
    await store.keepAnswer(tx, listId, callId, { answer, by: member.name, waiting })
    if (scanId !== null && answer === 'refuse') {
      const recordIds = Array.from({ length: largestParty }, () => randomUUIDv7())
      await store.takeBack(tx, listId, { scanId, team: team.id, member, recordIds })
    }
  })
  await countWaiting(services, scope)
  const [call] = await services.database.as(scope, (tx) =>
    store.findCalls(tx, listId, { id: callId, hours: 24 * 7, most: 1 }),
  )
  if (!call) throw new Refusal('not_found', 'call_gone')
  return { call, listId }
}

/** Counts the guests whom an organiser has let in. One whose door has not sent its refusal yet counts once that is there. */
export async function countWaiting(
  { database }: Needs<'database'>,
  scope: { team: string; list: string },
): Promise<void> {
  await database.as(scope, async (tx) => {
    for (const { scanId, people, member } of await store.takeWaiting(tx, scope.list)) {
      await store.letIn(tx, scope.list, { scanId, people, member, recordId: randomUUIDv7() })
    }
  })
}
