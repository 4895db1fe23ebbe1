import type { Occasion } from '#contract/occasions.ts'
import { draftOf, emptyDraft, type Draft } from '../form/draft.ts'
import { addDays, daysBetween, moveNight } from '../times/days.ts'
import type { PlanKind } from './plan.ts'

/** In the order of the screen; `weekly` and `nothing` are offered below the six. */
export const templates = ['another', 'days', 'sessions', 'vip', 'coupon', 'card'] as const
export const moreTemplates = ['weekly', 'nothing'] as const
export type Template = (typeof templates)[number] | (typeof moreTemplates)[number]

export const planOf: Readonly<Partial<Record<Template, PlanKind>>> = {
  days: 'days',
  sessions: 'sessions',
  weekly: 'weekly',
}

/** `today` in the browser's zone, which new occasions get. */
type Here = {
  zone: string
  today: string
  names: { vip: string; coupon: string; card: string }
  /** The days of the festival that is on or comes next, in their order. */
  festival: readonly Occasion[]
  /** Doors of the list count several people with one code. */
  hasParties: boolean
}

/** The occasion that "another night" copies: the one that opens last, otherwise the first. */
export function lastOf<T extends Pick<Occasion, 'opens_at'>>(occasions: readonly T[]): T | undefined {
  const opening = ({ opens_at: opens }: T) => Date.parse(opens ?? '') || 0
  return occasions.toSorted((one, other) => opening(other) - opening(one))[0]
}

/** The form of a template before anything is typed. `last`: the occasion to copy. */
export function startOf(
  template: Template,
  last: Occasion | undefined,
  { zone, today, names, festival, hasParties }: Here,
): Draft {
  const empty = emptyDraft(zone)
  // Each guest comes once. Where a code is for several people, each comes with all of theirs.
  const once = { count: hasParties ? 'guest' : 'own', own: '1' } as const
  switch (template) {
    case 'another':
      // A copy of the main occasion counts alone. Otherwise it would refuse all guests who came to the first night.
      return last ? { ...nightAfter(last, zone, today), ...(last.is_main && once) } : empty
    case 'days':
      return { ...empty, ...once }
    case 'sessions':
      return { ...empty, ...once }
    case 'weekly':
      return last && !last.is_main ? { ...draftOf(last), opens: '', closes: '' } : { ...empty, ...once }
    case 'vip': {
      const window = wholeOf(festival) ?? (last ? upcoming(last) : {})
      const area = { name: names.vip, who: 'segment', again: 'after_exit', hasExits: true } as const
      return { ...empty, ...window, ...once, ...area, outAt: outAfterDays(festival) }
    }
    case 'coupon':
      return { ...empty, ...once, name: names.coupon, opens: `${today}T00:00`, closes: `${addDays(today, 6)}T23:59` }
    case 'card':
      return { ...empty, name: names.card, again: 'daily' }
    case 'nothing':
      // One night is what most organisers start from nothing, so it counts as a night does.
      return hasParties ? { ...empty, ...once } : empty
  }
}

/** From the first opening to the last closing: an area is there for all days of a festival. */
function wholeOf(festival: readonly Occasion[]): Pick<Draft, 'opens' | 'closes' | 'zone'> | undefined {
  const [first, ...others] = festival
  if (!first || others.length === 0) return undefined
  const { opens, zone } = draftOf(first)
  return { opens, closes: draftOf({ ...(others.at(-1) ?? first), zone }).closes, zone }
}

/** A guest who is still inside as a day ends enters again on the next one. */
function outAfterDays([first, ...others]: readonly Occasion[]): string {
  if (!first || others.length === 0) return ''
  const closing = draftOf(first).closes.slice(11)
  return closing === '' ? '06:00' : closing
}

function upcoming(last: Occasion): Pick<Draft, 'opens' | 'closes' | 'zone'> | undefined {
  const { opens, closes, zone } = draftOf(last)
  return opens === '' && closes === '' ? undefined : { opens, closes, zone }
}

/** A week after the last one, or as many weeks as lead to a coming day. */
function nightAfter(last: Occasion, zone: string, today: string): Draft {
  const draft = draftOf(last)
  const day = draft.opens.slice(0, 10)
  if (day === '') return { ...draft, zone: draft.closes === '' ? zone : draft.zone }
  const weeks = Math.max(1, Math.ceil(daysBetween(day, today) / 7))
  return { ...draft, ...moveNight(draft, addDays(day, weeks * 7)) }
}
