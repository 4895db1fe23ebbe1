import type * as z from 'zod/mini'
import { valuesOf } from '#contract/says.ts'
import { fillIn } from '#words/coded.ts'

type Sentence = string | ((values: never) => string)

/**
 * The sentence for what the contract found wrong in a form of this page. `sentences` are the page's words for the codes that
 * the form can have. Nothing for an issue without a code, which no form causes: the server answers it.
 */
export function sayIssue(sentences: Readonly<Record<string, Sentence>>, issue: z.core.$ZodIssue): string[] {
  const sentence = sentences[issue.message]
  return sentence === undefined ? [] : [fillIn(sentence, valuesOf(issue))]
}
