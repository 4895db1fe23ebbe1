// Finds an organiser, team or list by email or id. Otherwise throws a message that says what to name instead.
import { findLists, type ListedList } from '../../server/admin/lists/store.ts'
import { findPerson, type Db, type Found } from '../../server/admin/store.ts'
import { findTeams, type ListedTeam } from '../../server/admin/teams/store.ts'

export async function personOf(db: Db, key: string): Promise<Found> {
  const person = await findPerson(db, key)
  if (!person) throw new Error(`No account has the email or the id ${key}. See npm run admin -- users`)
  return person
}

export async function teamOf(db: Db, key: string): Promise<ListedTeam> {
  const [team] = await findTeams(db, { key })
  if (!team) throw new Error(`No team has the id ${key}. See npm run admin -- teams`)
  return team
}

/** Two teams may have connected the same Mailchimp list. Then the caller must name our own id. */
export async function listOf(db: Db, key: string): Promise<ListedList> {
  const [list, ...more] = await findLists(db, { key })
  if (!list) throw new Error(`No list has the id ${key}. See npm run admin -- lists`)
  if (more.length > 0) {
    const each = [list, ...more].map(({ id, team }) => `${id} (${team})`)
    throw new Error(`${key} is connected more than once. Name one of ${each.join(', ')}`)
  }
  return list
}
