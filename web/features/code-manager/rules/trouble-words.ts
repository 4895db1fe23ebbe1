import { isolated } from '#domain/user-text.ts'
import type { RuleTrouble } from '#contract/list.ts'
import { words } from '../../../words/manager.ts'

export function troubleTitle({ field, value }: RuleTrouble): string {
  return words.rules.notTaken({
    value: value === '' ? words.rules.unset : words.rules.value({ value: isolated(value) }),
    field,
  })
}

export function troubleText({ reason, guests }: RuleTrouble): string {
  return `${reason} ${words.rules.countedWithout({ guests })}`
}
