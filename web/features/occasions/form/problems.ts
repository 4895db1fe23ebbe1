import { occasionForm, type OccasionForm } from '#contract/occasions.ts'
import { words } from './words.ts'

export type Problems = Readonly<Partial<Record<keyof OccasionForm, string[]>>>

/**
 * The server's messages for this form, by field. The screen asks the same contract, because the answer to many occasions at
 * once cannot name a field of the form.
 */
export function problemsOf(form: OccasionForm, isMain = false): Problems {
  const { error } = occasionForm.safeParse(form)
  const found: Partial<Record<keyof OccasionForm, string[]>> = {}
  for (const { path, message } of error?.issues ?? []) {
    const field = path[0] as keyof OccasionForm
    found[field] = [...(found[field] ?? []), message]
  }
  // The main occasion alone may be without a name of its own.
  return form.name === '' && !isMain ? { ...found, name: [words.nameMissing] } : found
}
