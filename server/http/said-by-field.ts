import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import { valuesOf } from '#contract/says.ts'
import { fields } from '#words/en/fields.ts'
import { type Said, said } from '../kernel/said.ts'

/** A schema's errors in the form that screens show: sentences by field name. */
export function saidByField(error: z.core.$ZodError): Record<string, Said[]> {
  // A map, because a field may be called `toString`.
  const found = new Map<string, Said[]>()
  for (const issue of error.issues) {
    const name = issue.code === 'unrecognized_keys' ? issue.keys[0]! : String(issue.path[0] ?? 'body')
    const known = found.get(name) ?? []
    const next = sentenceOf(issue)
    // Two checks may say the same.
    found.set(name, known.some((each) => isDeepStrictEqual(each, next)) ? known : [...known, next])
  }
  return Object.fromEntries(found)
}

function sentenceOf(issue: z.core.$ZodIssue): Said {
  if (issue.code === 'unrecognized_keys') return said('unknown_field')
  // The library's own messages are not meant for people.
  if (!Object.hasOwn(fields, issue.message)) return said('wrong_form')
  return { code: issue.message, params: valuesOf(issue) } as Said
}
