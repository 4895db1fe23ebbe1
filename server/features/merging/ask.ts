import { randomUUIDv7 } from 'node:crypto'
import { takeTokens } from '../../database/throttle.ts'
import type { Tx } from '../../database/open.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf } from '../lists/find-list.ts'
import { proveAudience } from './prove-audience.ts'
import { sendMergeLetter } from './jobs.ts'
import * as store from './store.ts'

type NeededHere = Needs<'database' | 'jobs' | 'openLogin' | 'keys'>

/** Limits the mails that the owners of another team get. */
const asksOfTeam = { capacity: 10, secondsEach: 3600 }

export async function findSharing(
  services: Needs<'database'>,
  team: Required<Team>,
  listKey: string,
): Promise<store.Sharing> {
  const found = await withList(services, team, listKey, (tx, listId) => store.findSharing(tx, listId))
  // Only owners see requests, because only owners decide about other people.
  return team.member.role === 'owner' ? found : { ...found, asks: [] }
}

/**
 * Asks the owners of the other teams to merge, on their page and by mail. Repeating an open request changes nothing.
 */
export async function askToMerge(services: NeededHere, team: Required<Team>, listKey: string): Promise<store.Sharing> {
  const list = await findListOf(services, team, listKey)
  await proveAudience(services, team, list)
  if (!(await takeTokens(services.database, [{ key: `merge-ask:${team.id}`, ...asksOfTeam }]))) {
    throw new Refusal('too_many', 'too_many_merge_asks')
  }
  return withList(services, team, listKey, async (tx, listId) => {
    const people = await store.findPeopleToTell(tx, listId)
    if (people.length === 0) throw nobodyToAsk(await store.findSharing(tx, listId))
    // A team that asks no longer wants to stay apart.
    await store.setApart(tx, listId, false)
    const id = randomUUIDv7()
    if (await store.addAsk(tx, listId, id)) {
      await keepRecord(tx, team, 'merge_asked', { listId })
      for (const person of people) await services.jobs.enqueue(tx, sendMergeLetter, { askId: id, ...person })
    }
    return store.findSharing(tx, listId)
  })
}

export async function withdrawMerge(
  services: Needs<'database'>,
  team: Required<Team>,
  listKey: string,
): Promise<store.Sharing> {
  return withList(services, team, listKey, async (tx, listId) => {
    if (await store.takeAsk(tx, listId)) await keepRecord(tx, team, 'merge_withdrawn', { listId })
    return store.findSharing(tx, listId)
  })
}

/**
 * Staying apart withdraws the team's own request. It hides the requests of other teams until the team changes its mind.
 */
export async function keepApart(
  services: Needs<'database'>,
  team: Required<Team>,
  listKey: string,
  staysApart: boolean,
): Promise<store.Sharing> {
  return withList(services, team, listKey, async (tx, listId) => {
    const isNew = await store.setApart(tx, listId, staysApart)
    if (staysApart) await store.takeAsk(tx, listId)
    if (isNew) await keepRecord(tx, team, 'list_apart_changed', { listId, details: { stays_apart: staysApart } })
    return store.findSharing(tx, listId)
  })
}

async function withList<T>(
  services: Needs<'database'>,
  team: Team,
  listKey: string,
  work: (tx: Tx, listId: string) => Promise<T>,
): Promise<T> {
  const { id } = await findListOf(services, team, listKey)
  return services.database.as({ team: team.id, list: id }, (tx) => work(tx, id))
}

function nobodyToAsk({ apart }: store.Sharing): Refusal {
  return new Refusal('conflict', apart > 0 ? 'other_team_stays_apart' : 'no_other_team')
}
