// Sends scans that an organiser's door stored for another list: any scanner of that organiser may. A scanner link opens
// only one list, so scans of others wait for theirs.
import { allLists } from '#contract/lists.ts'
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
      const { lists } = await access.ask(allLists, {})
      const own = lists.filter(({ id }) => waiting.has(id))
      const outcomes: string[] = []
      for (const { id } of own) {
        const nameOf = (text: string) => options.nameOf(id, text)
        outcomes.push(await handInList({ ...options, listId: id, nameOf }))
      }
      return !outcomes.includes('away')
    },
  })
}
