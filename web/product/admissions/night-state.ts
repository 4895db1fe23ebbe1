import type { Tonight } from '#contract/tonight.ts'
import { phaseOf } from '../occasion-phase.ts'

/** Times are milliseconds since 1970; null if the occasion has no such time. */
export type NightState =
  | { name: 'before'; opensAt: number }
  | { name: 'open'; closesAt: number | null }
  | { name: 'stopped'; at: number | null; canResume: boolean }
  | { name: 'over'; closedAt: number }

/** The state of an occasion's admissions at this moment. */
export function nightState({ occasion, stopped }: Pick<Tonight, 'occasion' | 'stopped'>, now: number): NightState {
  const opensAt = momentOf(occasion.opens_at)
  const closesAt = momentOf(occasion.closes_at)
  if (opensAt !== null && opensAt > now) return { name: 'before', opensAt }
  const isOver = closesAt !== null && phaseOf(occasion, now) === 'ended'
  const isClosedByStop = stopped !== null && !stopped.is_whole_list
  if (isOver && !(isClosedByStop && stopped.can_resume)) return { name: 'over', closedAt: closesAt }
  if (stopped) return { name: 'stopped', at: momentOf(stopped.at), canResume: stopped.can_resume }
  return { name: 'open', closesAt }
}

function momentOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text)
}
