// Sends scans that this device stored for another list. An organiser's door sends those of all lists that they may scan. A
// scanner link opens only one list, with those that were merged into it: scans of others wait for theirs.
import { allLists } from '#contract/lists.ts'
import { scanners } from '#contract/own-teams.ts'
import { Declined } from '../../../api/declined.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { doAgain } from './again.ts'
import { handInList, type HandingInList } from './handing-in.ts'
import { savedElsewhere } from './queue.ts'

const lookEveryMs = 60_000

type Options = Omit<HandingInList, 'nameOf'> & {
  /** Lists that were merged into the open one. */
  mergedListIds: readonly string[]
  nameOf: (listId: string, text: string) => Promise<string | undefined>
}

/** `listId` is the open list, which sends its own scans. */
export function startHandingInElsewhere(options: Options): { stop: () => void } {
  const { storage, access, listId } = options

  return doAgain({
    everyMs: lookEveryMs,
    soonMs: 1000,
    async run() {
      const waiting = await savedElsewhere(storage, listId)
      if (waiting.size === 0) return true
      // Sends only scans of this organiser's lists; scans of another organiser stay on the device.
      const outcomes: string[] = []
      for (const id of new Set([...options.mergedListIds, ...(access.isOrganiser ? await listsOf(access) : [])])) {
        if (!waiting.has(id)) continue
        const nameOf = (text: string) => options.nameOf(id, text)
        outcomes.push(await handInList({ ...options, listId: id, nameOf }))
      }
      return !outcomes.includes('away')
    },
  })
}

/** The lists of this team, and all that the person may scan in others. A door member may not read the lists of a team. */
async function listsOf({ ask }: DoorAccess): Promise<Set<string>> {
  const { scanners: found } = await ask(scanners, {})
  const { lists } = await ask(allLists, {}).catch((error: unknown) => {
    if (error instanceof Declined && error.status === 403) return { lists: [] }
    throw error
  })
  return new Set([
    ...lists.map(({ id }) => id),
    ...found.flatMap(({ list_id: id, merged_list_ids: merged }) => [id, ...merged]),
  ])
}
