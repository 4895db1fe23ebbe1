import type { AnswerOf } from '#contract/endpoint.ts'
import type { firstRun } from '#contract/trying.ts'
import { spokenTag } from '../../../ui/spoken.ts'

export type Run = NonNullable<AnswerOf<typeof firstRun>['first_run']>

export const stepNames = ['codes', 'try', 'doors', 'print'] as const
export type StepName = (typeof stepNames)[number]

/**
 * The steps that the server knows to be done. It cannot know of printed sheets, so the last step stays until it is
 * closed.
 */
export function isDone(step: StepName, run: Pick<Run, 'tried_at' | 'doors'>): boolean {
  switch (step) {
    case 'codes':
      return true
    case 'try':
      return run.tried_at !== null
    case 'doors':
      return run.doors > 0
    case 'print':
      return false
  }
}

/** The next step is the first that is not done. */
export function nextStep(run: Pick<Run, 'tried_at' | 'doors'>): StepName {
  return stepNames.find((step) => !isDone(step, run)) ?? 'print'
}

const dayMs = 86_400_000

/** "Saturday" within the next six days, a date after that. */
export function dayOf(opensAt: Date, now: Date, locale = spokenTag()): string {
  const isSoon = opensAt.getTime() - now.getTime() < 6 * dayMs
  return opensAt.toLocaleDateString(locale, isSoon ? { weekday: 'long' } : { day: 'numeric', month: 'long' })
}
