// The groups of scans of one node, as server/features/scanning/redeem-queue.ts forms them.
import { costOf, type Costs } from './costs.ts'
import type { Database, Loop } from './machine.ts'
import { limits } from './product-limits.ts'
import type { Places } from './resources.ts'
import type { Time } from './time.ts'

type Line = { waiting: (() => void)[]; underWay: number; isPatient: boolean }

type Node = { time: Time; loop: Loop; database: Database; connections: Places; costs: Costs }

/** `onDecided`: a group of this list was committed. */
export function openGroups(node: Node, hasCapacity: (list: number) => boolean, onDecided: (list: number) => void) {
  const { time, loop, database, connections, costs } = node
  const lines = new Map<number, Line>()
  let queued = 0
  const sent = { groups: 0, scans: 0 }

  function leaveSoon(list: number, line: Line, isLate: boolean): void {
    loop.use(0, () => {
      for (let late = isLate; mayLeave(line, late); late = false) leave(list, line)
      if (line.waiting.length === 0 || line.underWay === limits.groupsAtOnce || line.isPatient) return
      line.isPatient = true
      time.in(limits.patienceMs, () => {
        line.isPatient = false
        leaveSoon(list, line, true)
      })
    })
  }

  function leave(list: number, line: Line): void {
    const group = line.waiting.splice(0, fairShare(line))
    queued -= group.length
    line.underWay += 1
    sent.groups += 1
    sent.scans += group.length
    decide(list, group.length, () => {
      line.underWay -= 1
      for (const decided of group) decided()
      onDecided(list)
      leaveSoon(list, line, false)
    })
  }

  /** Half of the node's work comes before the database's, and half after it. */
  function decide(list: number, size: number, then: () => void): void {
    const seats = hasCapacity(list) ? database.seatsOf(list) : undefined
    const cost = seats ? costs.groupWithCapacity : costs.group
    const ofNode = costOf(cost.node, size) / 2
    const commit = () =>
      database.processors.use(costOf(cost.postgres, size) + costs.scan.postgres * size, () =>
        database.commits.commit(() => {
          seats?.giveBack()
          connections.giveBack()
          loop.use(ofNode, then)
        }),
      )
    connections.take(() => loop.use(ofNode, () => (seats ? seats.take(commit) : commit())))
  }

  return {
    sent,
    /** False if too many wait. */
    add(list: number, then: () => void): boolean {
      const line = lines.get(list) ?? { waiting: [], underWay: 0, isPatient: false }
      if (queued >= limits.longestQueue || line.waiting.length >= limits.longestLine) return false
      lines.set(list, line)
      line.waiting.push(then)
      queued += 1
      leaveSoon(list, line, false)
      return true
    },
    waiting: () => queued,
  }
}

function mayLeave({ waiting, underWay }: Line, isLate: boolean): boolean {
  if (waiting.length === 0 || underWay === limits.groupsAtOnce) return false
  return underWay === 0 || waiting.length >= limits.worthAGroup || isLate
}

function fairShare({ waiting: { length }, underWay }: Line): number {
  const share = length < 2 * limits.worthAGroup ? length : Math.ceil(length / (limits.groupsAtOnce - underWay))
  return Math.min(limits.groupSize, share)
}
