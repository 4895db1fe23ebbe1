// Group commit: scans that arrive during a list's round trip go together in the next. If nothing is under way, scans
// are sent at the end of the event loop's turn, all scans of that turn together.
import { step } from '../../kernel/step.ts'
import type { Attempt, Decided } from './attempt.ts'
import { type HeldScans, openHeldScans, tooManyAtOnce } from './held-scans.ts'
import { isHeldUp, isWorthAnotherTry, upToThreeTimes } from '../../database/once-more.ts'

export type Redeem = (listId: string, attempts: Attempt[]) => Promise<(Decided | undefined)[]>

export type RedeemQueue = { decide: (attempt: Attempt) => Promise<Decided | undefined> }

type Waiting = { attempt: Attempt; resolve: (decided: Decided | undefined) => void; reject: (error: unknown) => void }

/**
 * One list's queue: waiting attempts, groups in flight, whether a send is scheduled, and the timer that bypasses a stuck
 * group.
 */
type Line = { waiting: Waiting[]; underWay: number; isLeaving: boolean; patience: NodeJS.Timeout | undefined }

/** Groups in flight at the same time for one list, and attempts per group: measured best at 2 to 4 and at most 128. */
const groupsAtOnce = 2
const groupSize = 128

/**
 * Fewer attempts wait for the other group to return, because each group costs the database as much as ten scans.
 * Decision 48 has the figures.
 */
const worthAGroup = 24

/** A group takes a few ms. A longer one is stuck, perhaps behind a locked contact; then the next group is sent. */
const patienceMs = 25

/** With more waiting scans, answers would come too late for a door. */
const longestQueue = 5000

/**
 * The limit of one list's queue. The lists of one organiser may fill a quarter of the whole queue, and one door a
 * quarter of its list's queue.
 */
const longestLine = 1000
const shareOfOwner = longestQueue / 4
const shareOfDoor = longestLine / 4

/** `redeemHeld` decides a single scan whose contact another transaction may have locked. */
export function openRedeemQueue(
  redeem: Redeem,
  redeemHeld: (attempt: Attempt) => Promise<Decided | undefined>,
): RedeemQueue {
  const held = openHeldScans(redeemHeld)
  const lists = new Map<string, Line>()
  const queued = openQueued()

  /** `isLate`: the attempts have waited for another group up to the limit. */
  function leaveSoon(listId: string, list: Line, isLate = false): void {
    if (list.isLeaving) return
    if (!mayLeave(list, isLate)) return watch(listId, list)
    list.isLeaving = true
    // Sends at the end of this turn of the event loop, because callers that were answered together also ask again
    // together.
    setImmediate(() => {
      list.isLeaving = false
      for (let late = isLate; mayLeave(list, late); late = false) void leave(listId, list, fairShare(list))
      watch(listId, list)
    })
  }

  function watch(listId: string, list: Line): void {
    if (!couldLeave(list)) return
    list.patience ??= setTimeout(() => {
      list.patience = undefined
      leaveSoon(listId, list, true)
    }, patienceMs)
  }

  async function leave(listId: string, list: Line, most: number): Promise<void> {
    const group = takeGroup(list, most)
    for (const { attempt } of group) queued.leave(attempt.teamId)
    list.underWay += 1
    try {
      await decideTogether(redeem, held, listId, group)
    } finally {
      list.underWay -= 1
      clearTimeout(list.patience)
      list.patience = undefined
      leaveSoon(listId, list)
      if (list.underWay === 0 && list.waiting.length === 0) lists.delete(listId)
    }
  }

  return {
    decide(attempt) {
      // A party takes its places one after the other, for which a group does not wait.
      if (attempt.party || held.includes(attempt)) return held.decide(attempt)
      const list = lists.get(attempt.listId) ?? { waiting: [], underWay: 0, isLeaving: false, patience: undefined }
      if (queued.isFullFor(attempt.teamId) || isFullFor(list, attempt)) throw tooManyAtOnce()
      queued.enter(attempt.teamId)
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

/** The number of waiting attempts, in all and per organiser. */
function openQueued() {
  const ofOwner = new Map<string, number>()
  let count = 0
  const add = (owner: string, by: 1 | -1) => {
    const now = (ofOwner.get(owner) ?? 0) + by
    count += by
    if (now > 0) ofOwner.set(owner, now)
    else ofOwner.delete(owner)
  }
  return {
    isFullFor: (owner: string) => count >= longestQueue || (ofOwner.get(owner) ?? 0) >= shareOfOwner,
    enter: (owner: string) => add(owner, 1),
    leave: (owner: string) => add(owner, -1),
  }
}

/** A leaked link that floods its list must leave room for the other doors. */
function isFullFor({ waiting }: Line, attempt: Attempt): boolean {
  if (waiting.length < shareOfDoor) return false
  const door = doorOf(attempt)
  return waiting.length >= longestLine || waiting.filter((each) => doorOf(each.attempt) === door).length >= shareOfDoor
}

function doorOf({ linkId, sessionId }: Attempt): string {
  return linkId ?? sessionId
}

/** True if attempts wait and a group may be sent. */
function couldLeave({ waiting, underWay }: Line): boolean {
  return waiting.length > 0 && underWay < groupsAtOnce
}

function mayLeave(list: Line, isLate: boolean): boolean {
  return couldLeave(list) && (list.underWay === 0 || list.waiting.length >= worthAGroup || isLate)
}

/** Many attempts are shared among the free groups: while one group is written to the disk, the other is decided. */
function fairShare({ waiting, underWay }: Line): number {
  const share =
    waiting.length < 2 * worthAGroup ? waiting.length : Math.ceil(waiting.length / (groupsAtOnce - underWay))
  return Math.min(groupSize, share)
}

/** Each code and each scan id occurs once per group; a second one waits for the next group. */
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

async function decideTogether(redeem: Redeem, held: HeldScans, listId: string, group: Waiting[]): Promise<void> {
  step('redeem.taken')
  try {
    const decided = await redeem(
      listId,
      group.map(({ attempt }) => attempt),
    )
    group.forEach(({ resolve }, place) => resolve(decided[place]))
  } catch (error) {
    if (isHeldUp(error)) {
      for (const each of group) decideHeld(held, each)
      return
    }
    if (!isWorthAnotherTry(error)) {
      for (const { reject } of group) reject(error)
      return
    }
    // Both deadlocked attempts belong to this group.
    for (const each of group) await decideAlone(redeem, held, listId, each)
  }
}

async function decideAlone(redeem: Redeem, held: HeldScans, listId: string, waiting: Waiting): Promise<void> {
  await upToThreeTimes(() => redeem(listId, [waiting.attempt])).then(
    ([decided]) => waiting.resolve(decided),
    (error: unknown) => (isHeldUp(error) ? decideHeld(held, waiting) : waiting.reject(error)),
  )
}

/** Not awaited here, because the group's place is already free for the next one. */
function decideHeld(held: HeldScans, { attempt, resolve, reject }: Waiting): void {
  held.decide(attempt).then(resolve, reject)
}
