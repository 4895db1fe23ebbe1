import * as z from 'zod/mini'
import type { FieldCode } from '#words/en/fields.ts'
import { endpoint } from './endpoint.ts'
import { logicRule } from './list.ts'
import { listKey } from './list-key.ts'
import { rulesLimit } from './limits.ts'
import { says } from './says.ts'

const tag = (code: FieldCode) =>
  z.string(code).check(z.trim(), z.minLength(1, code), z.maxLength(50, says('field_unknown')))

/** Mailchimp keeps 255 bytes of a text. */
const value = (code: FieldCode) => z.string(code).check(z.maxLength(255, says('value_at_most')))

const ruleForm = z.strictObject({
  if_field: tag(says('if_field_needed')),
  /** Empty text means: the field is not set. */
  if_value: value(says('if_value_needed')),
  then_field: tag(says('then_field_needed')),
  then_value: value(says('then_value_needed')),
})
export type RuleForm = z.output<typeof ruleForm>

const body = z.strictObject({
  rules: z.array(ruleForm, says('rules_needed')).check(z.maxLength(rulesLimit, says('rules_at_most'))),
})
const params = z.object({ listId: listKey })

export const setLogicRules = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/logic-rules',
  summary:
    'Replaces the rules of a list. After an accepted scan they run in order: if one field has a value, another field is set.',
  params,
  body,
  answer: z.object({ message: z.string(), data: z.object({ logic_rules: z.array(logicRule) }) }),
})

export const previewLogicRules = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/logic-rules/preview',
  summary: 'Counts the contacts that match each of these rules now. Stores nothing.',
  params,
  body,
  answer: z.object({ matches: z.array(z.int()), contacts: z.int() }),
})
