// What tells doors of each other's scans, as server/features/live/hub.ts does it: one question for all followed lists.
import { costOf, type Costs } from './costs.ts'
import type { Database, Loop } from './machine.ts'
import { limits } from './product-limits.ts'
import type { Places } from './resources.ts'
import type { Time } from './time.ts'

type Node = { time: Time; loop: Loop; database: Database; main: Places; costs: Costs }

/** `listeners`: the open streams of each followed list. */
export function openHub(
  { time, loop, database, main, costs }: Node,
  listeners: ReadonlyMap<number, number>,
  contactsOf: (list: number) => number,
) {
  const streams = [...listeners.values()].reduce((sum, count) => sum + count, 0)
  const countedUntil = new Map<number, number>()
  let news = new Set<number>()
  let isWoken = false
  let endRest: (() => void) | undefined
  let statesAt = 0
  const told = { messages: 0 }

  const ask = (postgresMs: number, nodeMs: number, then: () => void) =>
    main.take(() =>
      database.processors.use(postgresMs, () => {
        main.giveBack()
        loop.use(nodeMs, then)
      }),
    )

  function tell(list: number, then: () => void): void {
    const count = listeners.get(list) ?? 0
    told.messages += count
    loop.use(costs.message.node * count, then)
  }

  function run(): void {
    const begun = time.now()
    const found = news
    news = new Set()
    const { postgres, node } = costs.news
    const count = listeners.size
    ask(
      costOf(postgres, count) + costs.newsOfOne.postgres * found.size,
      costOf(node, count) + costs.newsOfOne.node * found.size,
      () => {
        for (const list of found) tell(list, () => recount(list))
        if (begun < statesAt) return rest(begun)
        statesAt = begun + limits.statesEveryMs
        const { standings } = costs
        ask(costOf(standings.postgres, streams), costOf(standings.node, streams), () => rest(begun))
      },
    )
  }

  /** Counting takes a twentieth of the database's time for each list at most, and doors get the new counts. */
  function recount(list: number): void {
    if ((countedUntil.get(list) ?? 0) > time.now()) return
    countedUntil.set(list, Infinity)
    const begun = time.now()
    ask(costOf(costs.count.postgres, contactsOf(list)), costs.count.node.base, () => {
      const took = time.now() - begun
      countedUntil.set(list, time.now() + Math.max(limits.shortestCountRestMs, limits.restShare * took))
      tell(list, () => {})
    })
  }

  function rest(begun: number): void {
    time.in(Math.max(limits.shortestRestMs, time.now() - begun), () => {
      if (isWoken) {
        isWoken = false
        return run()
      }
      let isOver = false
      endRest = () => {
        if (isOver) return
        isOver = true
        endRest = undefined
        isWoken = false
        run()
      }
      time.in(limits.lookEveryMs - limits.shortestRestMs, endRest)
    })
  }

  if (streams > 0) time.in(0, run)
  return {
    told,
    /** There is news of this list; `isHere`: this node decided it, and looks at once. */
    hear(list: number, isHere: boolean): void {
      if (!listeners.has(list)) return
      news.add(list)
      if (!isHere) return
      isWoken = true
      endRest?.()
    },
  }
}
