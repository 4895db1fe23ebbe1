import type { RuleForm } from '#contract/rules.ts'
import { previewLogicRules, setLogicRules } from '#contract/rules.ts'
import type { Rule } from '#domain/rules.ts'
import type { Serve } from '../../http/serve.ts'
import { said } from '../../kernel/said.ts'
import type { Services } from '../../services.ts'
import { previewRules, setRules } from './set-rules.ts'

export function rulesRoutes(serve: Serve, services: Services): void {
  serve.editor(setLogicRules, async ({ team, params, body }) => {
    const kept = await setRules(services, team, params.listId, body.rules.map(readRule))
    return { message: said('rules_updated'), data: { logic_rules: kept.map(wireRule) } }
  })

  serve.editor(previewLogicRules, ({ team, params, body }) =>
    previewRules(services, team, params.listId, body.rules.map(readRule)),
  )
}

function readRule(form: RuleForm): Rule {
  return { ifField: form.if_field, ifValue: form.if_value, thenField: form.then_field, thenValue: form.then_value }
}

function wireRule({ ifField, ifValue, thenField, thenValue }: Rule) {
  return { if_field: ifField, if_value: ifValue, then_field: thenField, then_value: thenValue }
}
