import { printedNamesLimit } from '#contract/limits.ts'
import { languageOf } from '#domain/spoken.ts'
import { maskEmails } from '#domain/mask-email.ts'
import { lettersOf, noLetter } from '#domain/letters.ts'
import type { Door } from '../../../../kernel/team.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import type { Needs } from '../../../../services.ts'
import { requireOccasion } from '../../../doors/find-occasion.ts'
import { findOccasionOf } from '../../../occasions/find-occasions.ts'
import { collationsOf } from '../../guests/search.ts'
import { findCollation } from '../../guests/store.ts'
import { refuseUnlessByName, type ShownPerson, shownTo, takePage } from '../find-people.ts'
import * as store from './store.ts'

const peoplePerPage = 40

type Asked = {
  occasionId: string | undefined
  /** Leaves out the guests who came already. */
  isWaiting: boolean
  from?: string | undefined
  after?: string | undefined
  language?: string | undefined
}

export type ShownByName = ShownPerson & { surname: string; given: string }

/** A page of the guests of the door's occasion by surname. */
export async function findByName(
  services: Needs<'database' | 'now'>,
  door: Door,
  { occasionId, isWaiting, from, after, language }: Asked,
): Promise<{ people: ShownByName[]; letters: string[]; next: string | null; counts: store.Counts | undefined }> {
  refuseUnlessByName(door)
  await takePage(services.database, door)
  const occasion = await requireOccasion(services.database, { door, chosen: occasionId })
  const { list, occasion: stored } = await findOccasionOf(
    services,
    { id: door.teamId },
    { listKey: door.listId, occasionId: occasion.id },
  )
  if (list.activeMembers > printedNamesLimit) {
    throw new Refusal('conflict', 'too_long_for_a_to_z')
  }
  const asked = { listId: list.id, occasion: stored, displayField: list.settings.display_field, isWaiting }
  const { found, begins, counts } = await services.database.doors.as(
    { team: door.teamId, list: list.id },
    async (tx) => ({
      found: await store.findPage(tx, asked, {
        from: from === noLetter ? undefined : from,
        after,
        collation: await findCollation(tx, collationsOf(language)),
        count: peoplePerPage + 1,
      }),
      begins: after === undefined ? await store.findBegins(tx, asked) : [],
      counts: after === undefined ? await store.countGuests(tx, asked) : undefined,
    }),
  )
  if (!found) {
    throw new Refusal('invalid', 'no_page_of_guests', { field: 'after' })
  }
  const people = shownTo(door, found.slice(0, peoplePerPage), { occasion, now: services.now() })
  return {
    people: people.map((person) => ({ ...person, ...maskedNames(door, person) })),
    letters: lettersOf(begins, languageOf(language ?? '')),
    next: found.length > peoplePerPage ? people.at(-1)!.contactId : null,
    counts,
  }
}

/** A name may be an address. */
function maskedNames({ linkId }: Door, { surname, given }: Pick<ShownByName, 'surname' | 'given'>) {
  return linkId === undefined ? {} : { surname: maskEmails(surname), given: maskEmails(given) }
}
