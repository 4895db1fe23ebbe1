// A condition on guests as it is typed.
import type { Who } from '#contract/occasions.ts'
import { isolated } from '#domain/user-text.ts'
import { words } from '../../words/product.ts'

export type WhoDraft = {
  who: 'everyone' | Who['kind']
  field: string
  test: Extract<Who, { kind: 'field' }>['test']
  value: string
  segment: Extract<Who, { kind: 'segment' }> | undefined
}

export function whoDraftOf(who: Who | null): WhoDraft {
  return {
    who: who?.kind ?? 'everyone',
    field: who?.kind === 'field' ? who.tag : '',
    test: who?.kind === 'field' ? who.test : 'is',
    value: who?.kind === 'field' ? who.value : '',
    segment: who?.kind === 'segment' ? who : undefined,
  }
}

/** Null where no condition was chosen. */
export function whoOf({ who, field: tag, test, value, segment }: WhoDraft): Who | null {
  if (who === 'everyone') return null
  if (who === 'field') return { kind: 'field', tag, test, value: test === 'is_set' ? '' : value }
  // No tag has this number: the contract refuses it in the words of its field.
  return segment ?? { kind: 'segment', id: Number.NaN, name: '', is_tag: true }
}

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
