import type { AnswerOf } from '#contract/endpoint.ts'
import type { firstRun } from '#contract/trying.ts'
import { spokenTag } from '../../../ui/spoken.ts'

export type Run = NonNullable<AnswerOf<typeof firstRun>['first_run']>

export const stepNames = ['codes', 'try', 'when', 'doors', 'print'] as const
type Steps = Pick<Run, 'tried_at' | 'doors' | 'has_times'>

export type StepName = (typeof stepNames)[number]

/**
 * The steps that the server knows to be done. It cannot know of printed sheets, so the last step stays until it is
 * closed.
 */
export function isDone(step: StepName, run: Steps): boolean {
  switch (step) {
    case 'codes':
      return true
    case 'try':
      return run.tried_at !== null
    case 'when':
      return run.has_times
    case 'doors':
      return run.doors > 0
    case 'print':
      return false
  }
}

/** The next step is the first that is not done. A list with doors and no times is meant to be open at any time. */
export function nextStep(run: Steps): StepName {
  const left = stepNames.filter((step) => !isDone(step, run))
  return left.find((step) => step !== 'when' || run.doors === 0) ?? 'print'
}

const dayMs = 86_400_000

/** `zone`: the browser's if it is missing. */
type InPlace = { locale?: string; zone?: string }

/** "Saturday" within the next six days, a date after that. */
export function dayOf(opensAt: Date, now: Date, { locale = spokenTag(), zone }: InPlace = {}): string {
  const isSoon = opensAt.getTime() - now.getTime() < 6 * dayMs
  const shown = isSoon ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const)
  return opensAt.toLocaleDateString(locale, { ...shown, ...(zone && { timeZone: zone }) })
}

/** Whether both moments are on one day there. */
export function isSameDay(one: Date, other: Date, zone: string): boolean {
  const day = (at: Date) => at.toLocaleDateString('en', { timeZone: zone })
  return day(one) === day(other)
}
