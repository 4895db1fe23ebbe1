import type { Who } from '#contract/occasions.ts'
import { words } from '../words.ts'

/** A condition on guests in the organiser's words. `otherwise` is the sentence for no condition. */
export function whoSentence(who: Who | null, otherwise: string): string {
  const say = words.whoSentence
  if (who === null) return otherwise
  const name = who.kind === 'segment' ? who.name : who.tag
  if (name === '') return say.notChosen
  if (who.kind === 'segment') return who.is_tag ? say.withTag(name) : say.inSegment(name)
  if (who.test === 'is_set') return say.isSet(name)
  const isSame = who.test === 'is'
  if (who.value === '') return isSame ? say.isEmpty(name) : say.isNotEmpty(name)
  return isSame ? say.is(name, who.value) : say.isNot(name, who.value)
}
