import type { Costs } from './costs.ts'
import { openDoorsQuestion } from './doors-question.ts'
import { openGroups } from './groups.ts'
import { openHub } from './hub.ts'
import type { Database, Loop } from './machine.ts'
import type { List } from './arrivals.ts'
import { limits } from './product-limits.ts'
import { openReading } from './reading.ts'
import { openPlaces } from './resources.ts'
import type { Time } from './time.ts'

export type Node = ReturnType<typeof openNode>

type Place = { time: Time; loop: Loop; database: Database; costs: Costs }

/** One node of the product: from a scan that arrives to its answer. */
export function openNode(
  place: Place,
  lists: readonly Pick<List, 'contacts' | 'hasCapacity'>[],
  listeners: ReadonlyMap<number, number>,
  onDecided: (list: number) => void,
) {
  const { time, loop, database, costs } = place
  const connections = openPlaces(time, limits.connectionsOfScans)
  const main = openPlaces(time, limits.connectionsOfMain)
  const doors = openPlaces(time, limits.connectionsOfDoors)
  const hub = openHub({ ...place, main }, listeners, (list) => lists[list]!.contacts)
  const question = openDoorsQuestion(loop, database, connections, costs)
  const knownUntil = new Map<number, number>()
  const groups = openGroups({ ...place, connections }, (list) => lists[list]!.hasCapacity, onDecided)
  const reading = openReading({ ...place, main, doors })
  return {
    loop,
    connections,
    hub,
    groups,
    questions: question.questions,
    reading,
    /** `then` is told whether the scan was decided; it is not if too many wait. */
    scan(list: number, door: number, then: (isDecided: boolean) => void): void {
      const answer = (isDecided: boolean) => loop.use(costs.scan.node / 2, () => then(isDecided))
      loop.use(costs.scan.node / 2, () => {
        const decide = () => {
          if (!groups.add(list, () => answer(true))) answer(false)
        }
        if ((knownUntil.get(door) ?? 0) > time.now()) return decide()
        const isAsked = question.ask(() => {
          knownUntil.set(door, time.now() + limits.recentMs)
          decide()
        })
        if (!isAsked) answer(false)
      })
    },
  }
}
