// Sends scans that an organiser's door stored for another list: any scanner of that organiser may. A scanner link opens
// only one list, so scans of others wait for theirs.
import { allLists } from '#contract/lists.ts'
import { scanners } from '#contract/own-teams.ts'
import { Declined } from '../../../api/declined.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { doAgain } from './again.ts'
import { handInList, type HandingInList } from './handing-in.ts'
import { savedElsewhere } from './queue.ts'

const lookEveryMs = 60_000

type Options = Omit<HandingInList, 'nameOf'> & { nameOf: (listId: string, text: string) => Promise<string | undefined> }

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
      for (const id of await listsOf(access)) {
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
  return new Set([...lists.map(({ id }) => id), ...found.map(({ list_id: id }) => id)])
}
