// Mailchimp's conditions: *|IF:TAG|* … *|ELSE:|* … *|END:IF|*. Which guests see a place of the mail.
import { isAlmostCondition, type Mark, marksIn } from '../tags/grammar.ts'
import { fieldAskedBy, holds, type ValueOf } from '../tags/merge-tag.ts'
import type { GuestGroup } from './facts.ts'
import { isMailchimpTag } from './mailchimp-tags.ts'

/** A part of the mail that a condition shows or hides. */
export type Branch = {
  /** The condition as it begins. */
  text: string
  start: number
  end: number
  /** Undefined for groups, which Mailchimp alone can judge. */
  holds: Test | undefined
  isElse: boolean
}

/** Undefined for what Mailchimp alone can judge. */
type Test = (valueOf: ValueOf) => boolean | undefined

/** A whole condition, from its first mark to its last. */
export type Block = { text: string; start: number; end: number; branches: Branch[] }

export type Conditions = {
  branches: Branch[]
  /** Whole conditions, the inner before the outer. */
  blocks: Block[]
  /** A mark without its matching part. */
  unbalanced: Mark | undefined
  /** Each pair of marks of one condition that follow each other. */
  pairs: [Mark, Mark][]
  /** The first condition in small letters. */
  lowerCase: Mark | undefined
}

type Open = { begun: Mark; last: Mark; tests: Test[]; now: Branch['holds']; branches: Branch[] }

export function readConditions(html: string): Conditions {
  const marks = marksIn(html)
  const lowerCase = marks.find(isAlmostCondition)
  const read: Conditions = { branches: [], blocks: [], unbalanced: undefined, pairs: [], lowerCase }
  const open: Open[] = []
  const close = ({ begun, last, now, branches }: Open, at: Mark) => {
    const branch = { text: begun.text, start: last.end, end: at.start, holds: now, isElse: last.kind === 'else' }
    branches.push(branch)
    read.branches.push(branch)
  }
  for (const mark of marks) {
    if (mark.kind === 'tag') continue
    if (mark.kind === 'if' || mark.kind === 'ifnot' || mark.kind === 'interested') {
      open.push({ begun: mark, last: mark, tests: [testOf(mark)], now: nowOf(mark, []), branches: [] })
      continue
    }
    const one = mark.kind === 'end' ? open.pop() : open.at(-1)
    const isOfIt = mark.kind === 'else' || (one && familyOf(one.begun) === familyOf(mark))
    if (!one || !isOfIt) return { ...read, unbalanced: mark }
    close(one, mark)
    read.pairs.push([one.last, mark])
    if (mark.kind === 'end') {
      read.blocks.push({ text: one.begun.text, start: one.begun.start, end: mark.end, branches: one.branches })
      continue
    }
    one.now = one.begun.kind === 'interested' ? undefined : nowOf(mark, [...one.tests])
    if (mark.kind === 'elseif') one.tests.push(testOf(mark))
    one.last = mark
  }
  return { ...read, unbalanced: open[0]?.begun }
}

function familyOf({ kind, rest }: Mark): string {
  if (kind === 'interested') return 'INTERESTED'
  if (kind === 'end') return rest === 'IFNOT' ? 'IF' : rest
  return rest === 'INTERESTED' ? rest : 'IF'
}

function testOf({ kind, rest }: Mark): Test {
  const asked = fieldAskedBy(rest)
  return (valueOf) => {
    if (asked !== undefined && valueOf(asked) === undefined && isMailchimpTag(asked)) return undefined
    return holds(rest, valueOf) !== (kind === 'ifnot')
  }
}

/** What shows the part behind this mark: its own test, and none of those before it. */
function nowOf(mark: Mark, before: readonly Test[]): Branch['holds'] {
  if (mark.kind === 'interested') return undefined
  const own = mark.kind === 'else' ? () => true : testOf(mark)
  return (valueOf) => {
    const others = new Set(before.map((test) => test(valueOf)))
    const is = own(valueOf)
    if (is === false || others.has(true)) return false
    return is === undefined || others.has(undefined) ? undefined : true
  }
}

/** The fields that conditions of these mails ask for. */
export function fieldsAskedBy(mails: readonly string[]): string[] {
  const asked = mails.flatMap((html) =>
    marksIn(html).flatMap(({ kind, rest }) =>
      ['if', 'ifnot', 'elseif'].includes(kind) ? (fieldAskedBy(rest) ?? []) : [],
    ),
  )
  return [...new Set(asked)]
}

export type Reached = {
  total: number
  /** Guests who see none of the places. */
  missed: number
  /** Guests of whom Mailchimp alone can say it. */
  unknown: number
  /** The outermost condition that hides the first place from somebody. */
  condition: string | undefined
}

/** How many guests see one of these places. */
export function reachOf(
  places: readonly number[],
  { branches, blocks }: Conditions,
  guests: readonly GuestGroup[],
): Reached {
  const way = branches
    .filter(({ start, end }) => start <= places[0]! && places[0]! < end)
    .toSorted((a, b) => a.start - b.start)
  const decides = way.find(({ holds: test }) => guests.some(({ values }) => test?.((tag) => values[tag]) !== true))
  const reached = { total: 0, missed: 0, unknown: 0, condition: decides?.text }
  const tree = treeOf(places, blocks)
  for (const { values, count } of guests) {
    reached.total += count
    const isSeen = isSeenIn(tree, (tag) => values[tag])
    if (isSeen === undefined) reached.unknown += count
    else if (!isSeen) reached.missed += count
  }
  return reached
}

/** A part of the mail. `isOpen`: it has a place outside of its conditions. */
type Part = { isOpen: boolean; blocks: { branches: { branch: Branch; part: Part }[] }[] }

/** Nonsense may have more conditions around a place. */
const mostBlocks = 100

function treeOf(places: readonly number[], blocks: readonly Block[]): Part {
  const around = blocks.filter(({ start, end }) => places.some((at) => start <= at && at < end)).slice(-mostBlocks)
  return partOf(places, around)
}

function partOf(places: readonly number[], blocks: readonly Block[]): Part {
  const outer = blocks.filter((each) => !blocks.some((other) => other.start < each.start && each.end <= other.end))
  const isInside = (at: number, { start, end }: { start: number; end: number }) => start <= at && at < end
  return {
    isOpen: places.some((at) => !outer.some((block) => isInside(at, block))),
    blocks: outer.map(({ branches }) => ({
      branches: branches.map((branch) => {
        const [inside, within] = [
          places.filter((at) => isInside(at, branch)),
          blocks.filter(({ start }) => isInside(start, branch)),
        ]
        return { branch, part: partOf(inside, within) }
      }),
    })),
  }
}

/** Undefined if Mailchimp alone can judge it. */
function isSeenIn({ isOpen, blocks }: Part, valueOf: ValueOf): boolean | undefined {
  if (isOpen) return true
  let isSeen: boolean | undefined = false
  for (const { branches } of blocks) {
    const possible = branches.filter(({ branch }) => branch.holds?.(valueOf) !== false)
    const sure = possible.find(({ branch }) => branch.holds?.(valueOf) === true)
    const results = new Set((sure ? [sure] : possible).map(({ part }) => isSeenIn(part, valueOf)))
    // Whoever no branch is for sees nothing of it.
    if (!sure && !branches.some(({ branch }) => branch.isElse)) results.add(false)
    const [only] = results
    if (results.size === 1 && only === true) return true
    if (results.size > 1 || only === undefined) isSeen = undefined
  }
  return isSeen
}
