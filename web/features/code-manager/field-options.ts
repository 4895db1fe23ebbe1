import type { MergeField } from '../../product/use-merge-fields.ts'

type Words = {
  /** No field. */
  none: string
  /** A chosen field that Mailchimp no longer has. */
  gone: (values: { tag: string }) => string
}

/**
 * The fields that a door may show, and the chosen one even if it is gone. Our own fields say nothing about a person, and an
 * address is too long for a door, so the server declines both.
 */
export function fieldOptions(fields: readonly MergeField[], chosen: string, { none, gone }: Words) {
  const usable = fields.filter(({ is_ours: isOurs, type }) => !isOurs && type !== 'address')
  const isGone = chosen !== '' && !usable.some(({ tag }) => tag === chosen)
  return [
    { value: '', label: none },
    ...usable.map(({ tag, name }) => ({ value: tag, label: `${name} (${tag})` })),
    ...(isGone ? [{ value: chosen, label: gone({ tag: chosen }) }] : []),
  ]
}
