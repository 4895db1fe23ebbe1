// A condition on guests as it is typed.
import type { Who } from '#contract/occasions.ts'

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
