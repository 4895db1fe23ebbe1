import { codeKey, isWellFormedCode } from '#domain/code.ts'
import { stepsOf, typedWords } from '#domain/searched.ts'
import { takeTokens } from '../../database/throttle.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { findListsOf } from '../lists/find-list.ts'
import { findByCode, findPage, type ContactRow } from './pages/store.ts'

/** The most guests of an answer, and the most lists that one search looks through. */
const mostGuests = 8
const mostLists = 40

/** The pace of a search at the door. */
const searchesOfMember = { capacity: 60, secondsEach: 1 }

export type Guest = ContactRow & { listId: string; listName: string }

/** Guests of the team's lists by words of email and name, or by a whole code. The guests of one list come first. */
export async function findGuests(
  services: Needs<'database'>,
  team: Required<Team>,
  { typed, first }: { typed: string; first: string | undefined },
): Promise<Guest[]> {
  const bucket = { key: `guests:${team.id}:${team.member.id}`, ...searchesOfMember }
  if (!(await takeTokens(services.database, [bucket]))) {
    throw new Refusal('too_many', 'too_many_searches')
  }
  const steps = stepsOf(typedWords(typed))
  const code = typed.replaceAll(/\s/g, '')
  const found: Guest[] = []
  if (steps.flat().length === 0) return found
  const lists = (await findListsOf(services, team)).toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
  for (const { id, name, settings } of lists.slice(0, mostLists)) {
    const scope = { team: team.id, list: id }
    const count = mostGuests - found.length
    const rows = isWellFormedCode(code)
      ? await findByCode(services.database, scope, codeKey(code), settings.display_field)
      : await findInSteps(steps, count, (words) =>
          findPage(services.database, scope, {
            words,
            state: undefined,
            at: undefined,
            after: undefined,
            displayField: settings.display_field,
            count,
          }),
        )
    found.push(...rows.map((row) => ({ ...row, listId: id, listName: name })))
    if (found.length >= mostGuests) break
  }
  return found
}

async function findInSteps(
  steps: string[][],
  count: number,
  find: (words: string[]) => Promise<ContactRow[]>,
): Promise<ContactRow[]> {
  const found = new Map<string, ContactRow>()
  for (const words of steps) {
    if (found.size >= count) break
    for (const row of await find(words)) found.set(row.id, row)
  }
  return [...found.values()].slice(0, count)
}
