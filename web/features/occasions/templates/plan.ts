// Several occasions as they are typed: the days of a festival, a programme of sessions, or a recurring night.
import { addDays } from '../times/days.ts'
import { readProgramme } from './programme.ts'
import { type FestivalDay, festivalDays, type Row, rowsOfFestival, rowsOfWeekly } from './rows.ts'

export type PlanKind = 'days' | 'sessions' | 'weekly'

export type Plan = {
  first: string
  last: string
  from: string
  to: string
  days: FestivalDay[]
  weekdays: number[]
  programme: string
}

export function emptyPlan(kind: PlanKind, today: string): Plan {
  const times = kind === 'days' ? { from: '12:00', to: '23:00' } : { from: '22:00', to: '04:00' }
  return {
    first: today,
    last: kind === 'days' ? addDays(today, 2) : '',
    ...times,
    days: kind === 'days' ? festivalDays(today, addDays(today, 2), []) : [],
    weekdays: [],
    programme: '',
  }
}

/** A first day after the last moves the last along; the days follow. */
export function changeDays(plan: Plan, change: { first?: string; last?: string }): Plan {
  const first = change.first ?? plan.first
  const wanted = change.last ?? plan.last
  const last = change.first !== undefined && wanted < first ? first : wanted
  return { ...plan, first, last, days: festivalDays(first, last, plan.days) }
}

/** `nameOf` gives an occasion the name of its day. A session has its own name. */
export function rowsOfPlan(kind: PlanKind, plan: Plan, nameOf: (day: string) => string): Row[] {
  // A time field without a whole time is empty.
  if (kind !== 'sessions' && (plan.from === '' || plan.to === '')) return []
  switch (kind) {
    case 'days':
      return rowsOfFestival(plan.days, plan, nameOf)
    case 'sessions':
      return readProgramme(plan.programme, plan.first).sessions
    case 'weekly':
      return rowsOfWeekly(plan, nameOf)
  }
}
