import { type Said, said } from '../../../kernel/said.ts'
import type { Doubt } from '../../lists/mark-list.ts'
import type { Decision } from './ending/who-left.ts'
import type { Kind } from './store.ts'

export type Outcome = {
  repaired: number
  replaced: number
  removed: number
  shown: number
  total: number
  unseen: number
  known: number
  decision: Decision
  /** Some missing contacts were sampled and are still in the list. */
  isSampleThere: boolean
  /** Rows that cannot be understood as contacts. */
  odd: Said[]
}

/** What the organiser is told: hidden changes, and open questions. */
export function describeOutcome(kind: Kind, outcome: Outcome): { told: Said[] | null; doubt: Doubt | undefined } {
  const open = openWords(outcome)
  const told = [...doneWords(kind, outcome), ...(open === undefined ? [] : [open]), ...outcome.odd]
  if (told.length === 0) return { told: null, doubt: undefined }
  const unconfirmed = outcome.decision === 'ask' ? outcome.unseen : 0
  return { told, doubt: open && { told, unconfirmed } }
}

function doneWords(kind: Kind, { repaired, replaced, removed }: Outcome): Said[] {
  return [
    ...(kind === 'sync' && repaired > 0 ? [said('contacts_repaired', { contacts: repaired })] : []),
    ...(replaced > 0 ? [said('codes_replaced', { contacts: replaced })] : []),
    ...(removed > 0 ? [said('contacts_left', { contacts: removed })] : []),
  ]
}

function openWords({ decision, shown, total, unseen, known, isSampleThere }: Outcome): Said | undefined {
  if (decision === 'wait') return said('list_shown_in_part', { shown, total })
  if (decision === 'ask') return said('contacts_missing', { shown: known - unseen, total: known })
  return isSampleThere ? said('contacts_left_out', { contacts: unseen }) : undefined
}
