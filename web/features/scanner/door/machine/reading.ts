// One reading of the list, page by page: whole, or the changes since the stored cursor.
import { shapeOf } from '../door-occasion.ts'
import { hear } from './connection.ts'
import type { FollowEvent } from './events.ts'
import { knowOccasion } from './occasion.ts'
import type { Machine, Reading } from './state.ts'
import { change, clockOffset, command, stay, steps, type Moment, type Step } from './step.ts'

/** Enough pages for a list of ten million. */
const mostPages = 2000

type At<Type extends FollowEvent['type']> = Extract<FollowEvent, { type: Type }>

export function readNext(machine: Machine, reading: Reading, after: string | undefined): Step {
  const since = reading.first?.is_whole ? undefined : reading.since
  return stay(change(machine, { reading }), { do: 'ask page', since, after, occasion: chosenOf(machine) })
}

/** An organiser's door names its occasion. A scanner link has its own, and one without settings is the main one. */
export function chosenOf({ door: { occasion }, isOrganiser }: Machine): string | undefined {
  return isOrganiser && occasion && !occasion.is_plain ? occasion.id : undefined
}

export function onPage(machine: Machine, { page, salt, sentAt }: At<'page'>, moment: Moment): Step {
  const { reading: before } = machine.following
  if (!before) return stay(machine)
  const first = before.first ?? page
  const reading = { ...before, first, pages: before.pages + 1 }
  const { since } = reading
  const known = shapeOf(before.first ? before.first.occasion : machine.door.occasion)
  const isOther = shapeOf(page.occasion) !== known && !(page.is_whole && !before.first)
  return steps(machine, hear(page.at, sentAt, moment), page.occasion ? knowOccasion(page.occasion) : stay, (next) => {
    // The organiser has given the link another occasion meanwhile.
    if (isOther) return readNext(next, { ...before, isAnew: true, first: undefined }, undefined)
    if (first.is_whole || since === undefined) {
      return stay(change(next, { reading }), { do: 'store page', reading, page })
    }
    // Changes of another list than the stored one are useless, so the whole list is read.
    if (salt !== page.salt || before.isAnew) return readWhole(next, before)
    return stay(change(next, { reading }), { do: 'store changes', reading, since, page })
  })
}

function readWhole(machine: Machine, reading: Reading): Step {
  return readNext(machine, { ...reading, since: undefined, first: undefined }, undefined)
}

/** The page is stored: the next one, or the end of a whole list. The end of changes is stored with their last page. */
export function onPageStored(machine: Machine, { next }: At<'page stored'>): Step {
  const { reading } = machine.following
  if (!reading?.first) return stay(machine)
  const { first } = reading
  if (next !== null && reading.pages < mostPages) return readNext(machine, reading, next)
  return steps(
    machine,
    command({ do: 'use list', reading: { ...reading, first }, clockOffsetMs: clockOffset(machine.clock) }),
  )
}
