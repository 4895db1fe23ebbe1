import type * as z from 'zod/mini'

/** A schema's errors in the form that screens show: messages by field name. */
export function messagesByField(error: z.core.$ZodError): Record<string, string[]> {
  // A map, because a field may be called `toString`.
  const fields = new Map<string, string[]>()
  for (const issue of error.issues) {
    const name = issue.code === 'unrecognized_keys' ? issue.keys[0]! : String(issue.path[0] ?? 'body')
    // Two checks may have the same message.
    fields.set(name, [...new Set([...(fields.get(name) ?? []), sentence(issue)])])
  }
  return Object.fromEntries(fields)
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'This field is unknown.'
  // Our own messages are sentences; the library's are not meant for people.
  return /[.!?]$/.test(issue.message) ? issue.message : 'This value is missing or has the wrong form.'
}
