import type { RuleForm } from '#contract/rules.ts'
import { previewLogicRules, setLogicRules } from '#contract/rules.ts'
import type { Rule } from '#domain/rules.ts'
import type { Serve } from '../../http/serve.ts'
import { said, type Said } from '../../kernel/said.ts'
import type { Services, Needs } from '../../services.ts'
import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { withAccount } from '../accounts/open-account.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findTags } from '../codes/follow-fields.ts'
import { forgetOtherValues } from '../contacts/refused-values/refused-values.ts'
import { findListOf, type List, refuseUnlessWorkable } from '../lists/find-list.ts'
import { whatIsWrong } from './rule-check.ts'
import * as store from './store.ts'

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

type NeededHere = Needs<'database' | 'openLogin' | 'keys'>

/** Replaces the rules of a list, after checking them against Mailchimp's current fields. */
async function setRules(services: NeededHere, team: Team, listKey: string, rules: Rule[]): Promise<Rule[]> {
  const list = await findListOf(services, team, listKey)
  await refuseWrong(services, team, list, rules)
  await services.database.as({ team: team.id, list: list.id }, async (tx) => {
    await store.replaceRules(tx, list.id, rules)
    const given = rules.map(({ thenField, thenValue }) => ({ field: thenField, value: thenValue }))
    await forgetOtherValues(tx, list.id, given)
    await keepRecord(tx, team, 'rules_changed', { listId: list.id, details: { rules: rules.length } })
  })
  return rules
}

/** How many contacts each rule would match now. */
async function previewRules(services: NeededHere, team: Team, listKey: string, rules: Rule[]) {
  const list = await findListOf(services, team, listKey)
  await refuseWrong(services, team, list, rules)
  return store.countMatches(services.database, { team: team.id, list: list.id }, rules)
}

async function refuseWrong(services: NeededHere, team: Team, list: List, rules: Rule[]): Promise<void> {
  if (rules.length === 0) return
  refuseUnlessWorkable(list)
  const account = { id: list.accountId, teamId: team.id }
  const { rows: fields } = await withAccount(services, account, 'person', (login) =>
    login.audience(list.mailchimpId).listFields(),
  )
  const tags = await findTags(services, { team: team.id, list: list.id })
  const wrong = whatIsWrong(rules, fields, tags ? [tags.code, tags.max, tags.scans] : [])
  if (wrong.length === 0) return
  const fieldsOf: Record<string, Said[]> = {}
  for (const { place, words } of wrong) (fieldsOf[`rules.${place}`] ??= []).push(words)
  throw new Refusal('invalid', wrong[0]!.words, { fields: fieldsOf })
}
