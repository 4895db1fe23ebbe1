// Doors that read their lists, and doors that hand in what they decided without the server.
import { costOf, type Costs } from './costs.ts'
import type { Database, Loop } from './machine.ts'
import { limits } from './product-limits.ts'
import { openPlaces, type Places } from './resources.ts'
import type { Time } from './time.ts'

type Node = { time: Time; loop: Loop; database: Database; main: Places; doors: Places; costs: Costs }

/** Offline lists and hand-ins of one node. Equal questions that wait are answered together. */
export function openReading({ time, loop, database, main, doors, costs }: Node) {
  const pages = openPlaces(time, limits.pagesAtOnce)
  const handIns = openPlaces(time, limits.handInsAtOnce)
  const asking = new Map<string, (() => void)[]>()

  function readPage(list: number, page: number, then: () => void): void {
    const name = `${list} ${page}`
    const others = asking.get(name)
    if (others) return void others.push(then)
    const askers = [then]
    asking.set(name, askers)
    pages.take(() => {
      asking.delete(name)
      main.take(() =>
        database.processors.use(costs.page.postgres, () => {
          main.giveBack()
          loop.use(costs.page.node + costs.page.another * (askers.length - 1), () => {
            pages.giveBack()
            for (const answered of askers) answered()
          })
        }),
      )
    })
  }

  return {
    /** Reads the list of this many contacts, page by page. */
    readList(list: number, contacts: number, then: () => void): void {
      const last = Math.ceil(contacts / limits.entriesPerPage)
      const next = (page: number): void => (page > last ? then() : readPage(list, page, () => next(page + 1)))
      next(1)
    },
    /** Sends scans in calls of a hundred, each after the answer to the one before. */
    handIn(scans: number, then: () => void): void {
      if (scans <= 0) return then()
      const count = Math.min(limits.handInLimit, scans)
      handIns.take(() =>
        doors.take(() =>
          database.processors.use(costOf(costs.handIn.postgres, count), () =>
            database.commits.commit(() => {
              doors.giveBack()
              handIns.giveBack()
              loop.use(costOf(costs.handIn.node, count), () => this.handIn(scans - count, then))
            }),
          ),
        ),
      )
    },
  }
}
