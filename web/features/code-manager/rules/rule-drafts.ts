// Rules being edited: in the form that is sent, each with a stable id that survives moving.
import type { RuleForm } from '#contract/rules.ts'

export type Draft = RuleForm & { id: number }

const empty: RuleForm = { if_field: '', if_value: '', then_field: '', then_value: '' }

export function draftsOf(rules: readonly RuleForm[]): Draft[] {
  return rules.map((rule, place) => ({ ...rule, id: place }))
}

export function rulesOf(drafts: readonly Draft[]): RuleForm[] {
  return drafts.map(({ if_field, if_value, then_field, then_value }) => ({
    if_field,
    if_value,
    then_field,
    then_value,
  }))
}

export function isSame(drafts: readonly Draft[], rules: readonly RuleForm[]): boolean {
  const keys = Object.keys(empty) as (keyof RuleForm)[]
  return (
    drafts.length === rules.length &&
    drafts.every((draft, place) => keys.every((key) => draft[key] === rules[place]?.[key]))
  )
}

export function addDraft(drafts: readonly Draft[]): Draft[] {
  const id = Math.max(-1, ...drafts.map((draft) => draft.id)) + 1
  return [...drafts, { ...empty, id }]
}

export function changeDraft(drafts: readonly Draft[], id: number, change: Partial<RuleForm>): Draft[] {
  return drafts.map((draft) => (draft.id === id ? { ...draft, ...change } : draft))
}

/** Moves a rule one place up or down; at the end of the list it stays. */
export function moveDraft(drafts: readonly Draft[], id: number, by: -1 | 1): Draft[] {
  const from = drafts.findIndex((draft) => draft.id === id)
  const to = from + by
  if (from < 0 || to < 0 || to >= drafts.length) return [...drafts]
  return drafts.toSpliced(from, 1).toSpliced(to, 0, ...drafts.slice(from, from + 1))
}

/** The server names errors by position, under `rules.`. Here they belong to the rule, which may move. */
export function problemsByDraft(
  fields: Readonly<Record<string, string[]>>,
  sent: readonly Draft[],
): ReadonlyMap<number, string> {
  return new Map(
    sent.flatMap(({ id }, place) => {
      const problem = fields[`rules.${place}`]?.[0]
      return problem === undefined ? [] : [[id, problem] as const]
    }),
  )
}
