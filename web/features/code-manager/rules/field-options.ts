import type { MergeField } from '../../../product/use-merge-fields.ts'
import { words } from '../../../words/manager.ts'

type Option = { value: string; label: string }
type Fields = readonly Pick<MergeField, 'tag' | 'name' | 'type' | 'is_ours'>[]

/** Fields for a rule's condition: every field except addresses, including our own, such as the scan count. */
export function ifOptions(fields: Fields, chosen: string): Option[] {
  const email = { value: 'EMAIL', label: words.rules.email }
  return withChosen([email, ...fields.filter(({ type }) => type !== 'address').map(optionOf)], chosen)
}

/** Fields that a rule may change: all except those that Listpass manages. */
export function thenOptions(fields: Fields, chosen: string): Option[] {
  return withChosen(fields.filter(({ type, is_ours: isOurs }) => !isOurs && type !== 'address').map(optionOf), chosen)
}

/** A rule may hold a value that no longer exists. It is shown unchanged, and the server refuses it when saved. */
function withChosen(options: Option[], chosen: string): Option[] {
  const isGone = chosen !== '' && !options.some(({ value }) => value === chosen)
  return [
    { value: '', label: words.rules.choose },
    ...options,
    ...(isGone ? [{ value: chosen, label: words.rules.goneField({ tag: chosen }) }] : []),
  ]
}

export function choiceOptions(choices: readonly string[], chosen: string): Option[] {
  const isGone = chosen !== '' && !choices.includes(chosen)
  return [
    { value: '', label: words.rules.notSet },
    ...choices.map((choice) => ({ value: choice, label: choice })),
    ...(isGone ? [{ value: chosen, label: words.rules.goneChoice({ value: chosen }) }] : []),
  ]
}

function optionOf({ tag, name }: { tag: string; name: string }): Option {
  return { value: tag, label: `${name} (${tag})` }
}
