import { takeTokenIfLeft } from '../../../database/throttle.ts'
import type { Needs } from '../../../services.ts'
import { tellSecondFactor } from '../jobs.ts'

/** Tells a person by mail, at most once a day, that wrong codes were typed after their password. */
export async function warnOfGuesses({ database, jobs }: Needs<'database' | 'jobs'>, personId: string): Promise<void> {
  const onceADay = { capacity: 1, secondsEach: 86_400 }
  if (!(await takeTokenIfLeft(database, `second-factor:${personId}:warned`, onceADay))) return
  const told = { personId, change: 'guesses' as const, at: database.now().getTime() }
  await database.as({ person: personId }, (tx) => jobs.enqueue(tx, tellSecondFactor, told))
}
