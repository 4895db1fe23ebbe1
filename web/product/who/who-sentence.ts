import type { Who } from '#contract/occasions.ts'
import { isolated } from '../../ui/user-text.ts'

/** A condition on guests in the organiser's words. `otherwise` is the sentence for no condition. */
export function whoSentence(who: Who | null, otherwise: string): string {
  if (who === null) return otherwise
  const name = who.kind === 'segment' ? who.name : who.tag
  if (name === '') return 'Not chosen yet.'
  if (who.kind === 'segment') return `Guests ${who.is_tag ? 'with the tag' : 'in the segment'} “${isolated(name)}”.`
  if (who.test === 'is_set') return `Guests with any value in ${name}.`
  return `Guests whose ${name} ${who.test === 'is' ? 'is' : 'is not'} ${who.value === '' ? 'empty' : `“${isolated(who.value)}”`}.`
}
