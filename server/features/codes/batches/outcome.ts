import { counted, inEnglish } from '#domain/counted.ts'
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
}

/** The notice for the organiser: hidden changes, and open questions. */
export function describeOutcome(kind: Kind, outcome: Outcome): { notice: string | null; doubt: Doubt | undefined } {
  const open = openSentence(outcome)
  const sentences = [...doneSentences(kind, outcome), ...(open === undefined ? [] : [open])]
  const notice = sentences.length > 0 ? sentences.join(' ') : null
  if (open === undefined || notice === null) return { notice, doubt: undefined }
  return { notice, doubt: { notice, unconfirmed: outcome.decision === 'ask' ? outcome.unseen : 0 } }
}

function doneSentences(kind: Kind, { repaired, replaced, removed }: Outcome): string[] {
  const sentences = [
    kind === 'sync' &&
      repaired > 0 &&
      `${contacts(repaired)} differed from Mailchimp and ${repaired === 1 ? 'was' : 'were'} repaired.`,
    replaced > 0 && `${contacts(replaced)} had an invalid or taken code, and got a new one.`,
    removed > 0 && `${counted(removed, 'contact is', 'contacts are')} no longer in this list in Mailchimp.`,
  ]
  return sentences.filter((sentence) => sentence !== false)
}

function openSentence({ decision, shown, total, unseen, known, isSampleThere }: Outcome): string | undefined {
  if (decision === 'wait') {
    return `Mailchimp showed ${inEnglish(shown)} of ${contacts(total)}. No one was removed. The missing contacts may have no code.`
  }
  if (decision === 'ask')
    return `Mailchimp showed ${inEnglish(known - unseen)} of ${contacts(known)}. No one was removed.`
  if (isSampleThere) {
    return `Mailchimp left out ${contacts(unseen)}, but some of them are still in the list. No one was removed.`
  }
  return undefined
}

function contacts(count: number): string {
  return counted(count, 'contact')
}
