import { occasionForm, type OccasionForm } from '#contract/occasions.ts'

export type Problems = Readonly<Partial<Record<keyof OccasionForm, string[]>>>

/**
 * What the server would say of this form, by field. The screen asks the same contract, because the answer to many occasions at
 * once cannot name a field of the form.
 */
export function problemsOf(form: OccasionForm): Problems {
  const { error } = occasionForm.safeParse(form)
  const found: Partial<Record<keyof OccasionForm, string[]>> = {}
  for (const { path, message } of error?.issues ?? []) {
    const field = path[0] as keyof OccasionForm
    found[field] = [...(found[field] ?? []), message]
  }
  return found
}
