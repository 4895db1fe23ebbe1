import { costOf, type Costs } from './costs.ts'
import type { Database, Loop } from './machine.ts'
import { limits } from './product-limits.ts'
import type { Places } from './resources.ts'

/** Whose door this is, if the node has not asked within the last seconds: calls that wait share the next question (server/features/doors/asking/ask-together.ts). */
export function openDoorsQuestion(loop: Loop, database: Database, connections: Places, costs: Costs) {
  let waiting: (() => void)[] = []
  let underWay = 0
  const questions = { sent: 0, asked: 0 }

  function send(): void {
    if (underWay === limits.groupsAtOnce || waiting.length === 0) return
    const group = waiting.slice(0, limits.groupSize)
    waiting = waiting.slice(limits.groupSize)
    underWay += 1
    questions.sent += 1
    connections.take(() =>
      loop.use(costOf(costs.doors.node, group.length), () =>
        database.processors.use(costOf(costs.doors.postgres, group.length), () => {
          connections.giveBack()
          underWay -= 1
          for (const answered of group) answered()
          send()
        }),
      ),
    )
  }

  return {
    questions,
    /** False if too many wait. */
    ask(then: () => void): boolean {
      if (waiting.length >= limits.longestQueue) return false
      questions.asked += 1
      waiting.push(then)
      loop.use(0, send)
      return true
    },
  }
}
