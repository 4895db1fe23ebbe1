import { occasionForm, type OccasionForm } from '#contract/occasions.ts'
import { sayIssue } from '../../../api/say-issue.ts'
import { words } from '../../../words/occasions.ts'
import type { Draft } from './draft.ts'

export type Problems = Readonly<Partial<Record<keyof OccasionForm, string[]>>>

export type PartProps = {
  draft: Draft
  problems: Problems
  change: (change: Partial<Draft>) => void
}

/**
 * The server's sentences for this form, by field. The screen asks the same contract, because the answer to many occasions at
 * once cannot name a field of the form.
 */
export function problemsOf(form: OccasionForm, isMain = false): Problems {
  const { error } = occasionForm.safeParse(form)
  const found: Partial<Record<keyof OccasionForm, string[]>> = {}
  for (const issue of error?.issues ?? []) {
    const field = issue.path[0] as keyof OccasionForm
    const said = sayIssue(words.form.problems, issue)
    if (said.length > 0) found[field] = [...(found[field] ?? []), ...said]
  }
  // The main occasion alone may be without a name of its own.
  return form.name === '' && !isMain ? { ...found, name: [words.form.problems.name_needed] } : found
}
