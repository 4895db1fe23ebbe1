import { Refusal } from '../../kernel/refusal.ts'

export function noDraft(): Refusal {
  return new Refusal('not_found', 'draft_gone')
}
