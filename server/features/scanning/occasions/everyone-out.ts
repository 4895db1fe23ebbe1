import { byItself } from '#contract/audit.ts'
import { upToThreeTimes } from '../../../database/once-more.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { findListForWork } from '../../lists/find-list.ts'
import { findOccasionOf, noOccasion, type OccasionPlace, takeOutDue } from '../../occasions/find-occasions.ts'
import { countOut } from './store.ts'

/** Records an exit for each person inside, and returns their number. */
export async function everyoneOut(services: Needs<'database'>, team: Team, place: OccasionPlace) {
  const { list, occasion } = await findOccasionOf(services, team, place)
  if (!occasion.hasExits && occasion.capacity === null) {
    throw new Refusal('conflict', 'occasion_counts_nobody_inside')
  }
  const exits = await upToThreeTimes(() =>
    services.database.as({ team: team.id, list: list.id }, async (tx) => {
      const counted = await countOut(tx, list.id, occasion.id)
      if (counted === null) throw noOccasion()
      await keepRecord(tx, team, 'everyone_out', {
        listId: list.id,
        details: { occasion: occasion.id, exits: counted },
      })
      return counted
    }),
  )
  return { listId: list.id, exits }
}

/** Counts out the people of all occasions of a list for which it is time. */
export async function countOutDue(services: Needs<'database' | 'allTeams' | 'now'>, listId: string): Promise<void> {
  const list = await findListForWork(services, listId)
  if (!list) return
  const team = { id: list.teamId }
  const takeOne = () =>
    services.database.as({ team: team.id, list: listId }, async (tx) => {
      const occasion = await takeOutDue(tx, listId, services.now())
      if (occasion === undefined) return false
      const exits = (await countOut(tx, listId, occasion)) ?? 0
      if (exits > 0) {
        await keepRecord(tx, team, 'everyone_out', { listId, who: byItself, details: { occasion, exits } })
      }
      return true
    })
  while (await upToThreeTimes(takeOne));
}
