import { isolated } from '#domain/user-text.ts'
import type { Who } from '#contract/occasions.ts'
import { words } from '../../words/product.ts'

/** A condition on guests in the organiser's words. `otherwise` is the sentence for no condition. */
export function whoSentence(who: Who | null, otherwise: string): string {
  const say = words.whoSentence
  if (who === null) return otherwise
  const name = who.kind === 'segment' ? who.name : who.tag
  if (name === '') return say.notChosen
  if (who.kind === 'segment')
    return who.is_tag ? say.withTag({ tag: isolated(name) }) : say.inSegment({ segment: isolated(name) })
  if (who.test === 'is_set') return say.isSet({ field: name })
  const isSame = who.test === 'is'
  if (who.value === '') return isSame ? say.isEmpty({ field: name }) : say.isNotEmpty({ field: name })
  return isSame
    ? say.is({ field: name, value: isolated(who.value) })
    : say.isNot({ field: name, value: isolated(who.value) })
}
