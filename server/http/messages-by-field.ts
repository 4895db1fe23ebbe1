import type * as z from 'zod/mini'

/** A sentence of the contract, in English, or the code of one of ours. */
type FormWords = string | { code: 'unknown_field' | 'wrong_form' }

const unknownField = { code: 'unknown_field' } as const
const wrongForm = { code: 'wrong_form' } as const

/** A schema's errors in the form that screens show: messages by field name. */
export function messagesByField(error: z.core.$ZodError): Record<string, FormWords[]> {
  // A map, because a field may be called `toString`.
  const fields = new Map<string, FormWords[]>()
  for (const issue of error.issues) {
    const name = issue.code === 'unrecognized_keys' ? issue.keys[0]! : String(issue.path[0] ?? 'body')
    // Two checks may have the same message.
    fields.set(name, [...new Set([...(fields.get(name) ?? []), wordsOf(issue)])])
  }
  return Object.fromEntries(fields)
}

function wordsOf(issue: z.core.$ZodIssue): FormWords {
  if (issue.code === 'unrecognized_keys') return unknownField
  // Our own messages are sentences; the library's are not meant for people.
  return /[.!?]$/.test(issue.message) ? issue.message : wrongForm
}
