// JSON and addresses can contain text that no database stores: PostgreSQL refuses NUL, and half a surrogate pair is no
// character.
import { Refusal } from '../kernel/refusal.ts'

/** JSON can contain these characters only in escaped form, so a body without any needs no second check. */
const escaped = /\\u(?:0000|d[89a-f])/i

const isSuspect = Symbol('may hold characters that cannot be kept')

/** Marks a body if its text may contain such a character. */
export function markSuspect(text: string, body: unknown): void {
  if (typeof body === 'object' && body !== null && escaped.test(text)) Object.defineProperty(body, isSuspect, {})
}

export function mayBeUnkeepable(body: unknown): boolean {
  return typeof body === 'object' && body !== null && isSuspect in body
}

/** Removes NUL from every text of the value, and makes half a pair U+FFFD, in place. */
export function makeKeepable(value: unknown): void {
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next !== 'object' || next === null) continue
    for (const [name, held] of Object.entries(next))
      if (typeof held === 'string') Reflect.set(next, name, held.replaceAll('\0', '').toWellFormed())
      else left.push(held)
  }
}

/** Refuses such text, and names the outermost field whose value or name contains it. */
export function refuseUnkeepable(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, held] of Object.entries(value)) {
    if (isKeepable(name) && isKeepable(held)) continue
    throw new Refusal('invalid', 'control_characters', { field: isKeepable(name) ? name : 'body' })
  }
}

/** Iterates: recursion would overflow the stack on deeply nested JSON. */
function isKeepable(value: unknown): boolean {
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return false
    if (typeof next !== 'object' || next === null) continue
    for (const [name, held] of Object.entries(next)) left.push(name, held)
  }
  return true
}
