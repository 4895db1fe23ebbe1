import { mostRegulars } from '#contract/following-up.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { findListOf } from '../lists/find-list.ts'
import * as store from './store.ts'

/** The most frequent guests over all held occasions of the list, and the number of guests that never came. */
export async function findRegulars(services: Needs<'database'>, team: Team, listKey: string): Promise<store.Regulars> {
  const { id, displayField } = await findListOf(services, team, listKey)
  return store.findRegulars(services.database, { team: team.id, list: id }, { displayField, most: mostRegulars })
}
