import type { Door } from '../../kernel/door.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { keepAnswers as keep } from './store.ts'

export type Answer = { tag: string; value: string }

/** Keeps what a guest answered at the door, and brings it to Mailchimp like the changes by rules. */
export async function keepAnswers({ database }: Needs<'database'>, door: Door, scanId: string, answers: Answer[]) {
  if (await keep(database, door, scanId, answers)) return
  throw new Refusal('not_found', 'no_admission_here')
}
