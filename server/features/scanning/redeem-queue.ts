// Group commit: what arrives while a list's last round trips are under way goes together in the next. Nobody waits for a
// timer: a lone scan leaves at once, in the turn of the event loop in which it came, together with all that came in it.
import { Refusal } from '../../kernel/refusal.ts'
import { step } from '../../kernel/step.ts'
import type { Attempt, Decided } from './attempt.ts'
import { isWorthAnotherTry, upToThreeTimes } from './once-more.ts'

export type Redeem = (listId: string, attempts: Attempt[]) => Promise<(Decided | undefined)[]>

export type RedeemQueue = { decide: (attempt: Attempt) => Promise<Decided | undefined> }

type Waiting = { attempt: Attempt; resolve: (decided: Decided | undefined) => void; reject: (error: unknown) => void }

/** Of one list: who waits, how many groups are under way, and whether one leaves at the end of this turn. */
type Line = { waiting: Waiting[]; underWay: number; isLeaving: boolean }

/**
 * Groups under way at the same time for one list, and attempts in a group: measured best at 2 to 4 and at most 128. So few are
 * not worth being shared among two groups.
 */
const groupsAtOnce = 2
const groupSize = 128
const smallGroup = 8

/** More waiting than this would be answered too late to be of use at a door. */
const longestQueue = 5000

/** Of one list, so that whoever floods one door keeps nobody else's guests waiting. */
const longestLine = 1000

export function openRedeemQueue(redeem: Redeem): RedeemQueue {
  const lists = new Map<string, Line>()
  let queued = 0

  function leaveSoon(listId: string, list: Line): void {
    if (list.isLeaving || list.waiting.length === 0 || list.underWay === groupsAtOnce) return
    list.isLeaving = true
    // After all that this turn of the event loop brings: callers who were answered together ask again together.
    setImmediate(() => {
      list.isLeaving = false
      while (list.waiting.length > 0 && list.underWay < groupsAtOnce) void leave(listId, list, fairShare(list))
    })
  }

  async function leave(listId: string, list: Line, most: number): Promise<void> {
    const group = takeGroup(list, most)
    queued -= group.length
    list.underWay += 1
    try {
      await decideTogether(redeem, listId, group)
    } finally {
      list.underWay -= 1
      leaveSoon(listId, list)
      if (list.underWay === 0 && list.waiting.length === 0) lists.delete(listId)
    }
  }

  return {
    decide(attempt) {
      const list = lists.get(attempt.listId) ?? { waiting: [], underWay: 0, isLeaving: false }
      if (queued >= longestQueue || list.waiting.length >= longestLine)
        throw new Refusal('unavailable', 'Too many scans at once. Please try again in a moment.')
      queued += 1
      lists.set(attempt.listId, list)
      const decided = new Promise<Decided | undefined>((resolve, reject) =>
        list.waiting.push({ attempt, resolve, reject }),
      )
      if (list.waiting.length >= groupSize && list.underWay < groupsAtOnce) void leave(attempt.listId, list, groupSize)
      else leaveSoon(attempt.listId, list)
      return decided
    },
  }
}

/** Shared among the free places: while one group is written to the disk, the other is decided. */
function fairShare({ waiting, underWay }: Line): number {
  const share = Math.ceil(waiting.length / (groupsAtOnce - underWay))
  return Math.min(groupSize, Math.max(smallGroup, share))
}

/** A code or a scan id at most once a group: its twin waits for the next. */
function takeGroup(list: Line, most: number): Waiting[] {
  const group: Waiting[] = []
  const later: Waiting[] = []
  const seen = new Set<string>()
  for (const each of list.waiting) {
    const { codeKey } = each.attempt
    const scanId = each.attempt.scanId.toLowerCase()
    const isTwin = seen.has(scanId) || (codeKey !== undefined && seen.has(codeKey))
    if (isTwin || group.length === most) later.push(each)
    else group.push(each)
    seen.add(scanId)
    if (codeKey !== undefined) seen.add(codeKey)
  }
  list.waiting = later
  return group
}

async function decideTogether(redeem: Redeem, listId: string, group: Waiting[]): Promise<void> {
  step('redeem.taken')
  try {
    const decided = await redeem(
      listId,
      group.map(({ attempt }) => attempt),
    )
    group.forEach(({ resolve }, place) => resolve(decided[place]))
  } catch (error) {
    if (!isWorthAnotherTry(error)) {
      for (const { reject } of group) reject(error)
      return
    }
    // Whoever stood in the way stood in the way of one of them.
    for (const each of group) await decideAlone(redeem, listId, each)
  }
}

async function decideAlone(redeem: Redeem, listId: string, { attempt, resolve, reject }: Waiting): Promise<void> {
  await upToThreeTimes(() => redeem(listId, [attempt])).then(([decided]) => resolve(decided), reject)
}
