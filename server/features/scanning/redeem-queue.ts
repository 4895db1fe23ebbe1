// Group commit: what arrives while a list's last round trip is under way goes together in the next. Nobody waits for a
// timer: a lone scan leaves at once.
import { Refusal } from '../../kernel/refusal.ts'
import type { Attempt, Decided } from './attempt.ts'
import { isWorthAnotherTry, upToThreeTimes } from './once-more.ts'

export type Redeem = (listId: string, attempts: Attempt[]) => Promise<(Decided | undefined)[]>

export type RedeemQueue = { decide: (attempt: Attempt) => Promise<Decided | undefined> }

type Waiting = { attempt: Attempt; resolve: (decided: Decided | undefined) => void; reject: (error: unknown) => void }

/** Groups under way at the same time for one list, and attempts in a group: measured best at 2 to 4 and at most 128. */
const groupsAtOnce = 2
const groupSize = 128

/** More waiting than this would be answered too late to be of use at a door. */
const longestQueue = 5000

/** Of one list, so that whoever floods one door keeps nobody else's guests waiting. */
const longestLine = 1000

export function openRedeemQueue(redeem: Redeem): RedeemQueue {
  const lists = new Map<string, { waiting: Waiting[]; underWay: number }>()
  let queued = 0

  async function run(listId: string, list: { waiting: Waiting[]; underWay: number }): Promise<void> {
    list.underWay += 1
    try {
      while (list.waiting.length > 0) {
        const group = takeGroup(list)
        queued -= group.length
        await decideTogether(redeem, listId, group)
      }
    } finally {
      list.underWay -= 1
      if (list.underWay === 0 && list.waiting.length === 0) lists.delete(listId)
    }
  }

  return {
    decide(attempt) {
      const list = lists.get(attempt.listId) ?? { waiting: [], underWay: 0 }
      if (queued >= longestQueue || list.waiting.length >= longestLine)
        throw new Refusal('unavailable', 'Too many scans at once. Please try again in a moment.')
      queued += 1
      lists.set(attempt.listId, list)
      const decided = new Promise<Decided | undefined>((resolve, reject) =>
        list.waiting.push({ attempt, resolve, reject }),
      )
      if (list.underWay < groupsAtOnce) void run(attempt.listId, list)
      return decided
    },
  }
}

/** A code or a scan id at most once a group: its twin waits for the next. */
function takeGroup(list: { waiting: Waiting[] }): Waiting[] {
  const group: Waiting[] = []
  const later: Waiting[] = []
  const seen = new Set<string>()
  for (const each of list.waiting) {
    const { codeKey } = each.attempt
    const scanId = each.attempt.scanId.toLowerCase()
    const isTwin = seen.has(scanId) || (codeKey !== undefined && seen.has(codeKey))
    if (isTwin || group.length === groupSize) later.push(each)
    else group.push(each)
    seen.add(scanId)
    if (codeKey !== undefined) seen.add(codeKey)
  }
  list.waiting = later
  return group
}

async function decideTogether(redeem: Redeem, listId: string, group: Waiting[]): Promise<void> {
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
