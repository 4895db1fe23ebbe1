import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listKey, logicRule } from './list.ts'
import { rulesLimit } from './limits.ts'

const tag = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(50, 'This list has no such field.'))

/** Mailchimp keeps 255 bytes of a text. */
const value = (message: string) => z.string(message).check(z.maxLength(255, 'A value may have at most 255 characters.'))

const ruleForm = z.strictObject({
  if_field: tag('Please choose the field to look at.'),
  /** Empty text means: the field is not set. */
  if_value: value('Please say which value to look for.'),
  then_field: tag('Please choose the field to change.'),
  then_value: value('Please say what the field becomes.'),
})
export type RuleForm = z.output<typeof ruleForm>

const body = z.strictObject({
  rules: z
    .array(ruleForm, 'Please send a list of rules.')
    .check(z.maxLength(rulesLimit, `A list may have at most ${rulesLimit} rules.`)),
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
