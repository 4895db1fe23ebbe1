import type { List } from '#contract/list.ts'
import { words } from '../../../words/manager.ts'

type Steps = Pick<List, 'qr_fields_created' | 'qr_values_set' | 'webhook_setup' | 'display_field' | 'logic_rules'>

/** Which of the five steps are done (SPEC §4). Codes count only while their fields exist in Mailchimp. */
export function stepsDone(list: Steps) {
  const fields = list.qr_fields_created
  const values = fields && list.qr_values_set
  const webhook = values && list.webhook_setup
  const display = list.display_field !== null && list.display_field !== ''
  const rules = list.logic_rules.length > 0
  return { fields, values, webhook, display, rules, all: webhook && display && rules }
}

/** The step that must come before filling in codes, and before setting up a webhook. */
export function locksOf(list: Steps): { values: string | undefined; webhook: string | undefined } {
  const done = stepsDone(list)
  return {
    values: done.fields ? undefined : words.steps.lockedByFields,
    webhook: done.values ? undefined : words.steps.lockedByValues,
  }
}

const order = ['fields', 'values', 'webhook', 'display', 'rules'] as const

/** The first step that is not done. Each can be done once those before it are. */
export function nextStep(list: Steps): (typeof order)[number] | undefined {
  const done = stepsDone(list)
  return order.find((step) => !done[step])
}
