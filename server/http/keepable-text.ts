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
  for (const { holder, name, held } of fieldsIn(value))
    if (typeof held === 'string') Reflect.set(holder, name, held.replaceAll('\0', '').toWellFormed())
}

/** Refuses such text, and names the outermost field whose value or name contains it. */
export function refuseUnkeepable(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, held] of Object.entries(value)) {
    if (isKeepableText(name) && isKeepable(held)) continue
    throw new Refusal('invalid', 'control_characters', { field: isKeepableText(name) ? name : 'body' })
  }
}

function isKeepable(value: unknown): boolean {
  return (
    isKeepableText(value) && fieldsIn(value).every(({ name, held }) => isKeepableText(name) && isKeepableText(held))
  )
}

/** True also for what is no text. */
function isKeepableText(value: unknown): boolean {
  return typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed())
}

/** The fields of a value at every depth. Iterates: recursion would overflow the stack on deeply nested JSON. */
function* fieldsIn(value: unknown): Generator<{ holder: object; name: string; held: unknown }> {
  const left = [value]
  while (left.length > 0) {
    const holder = left.pop()
    if (typeof holder !== 'object' || holder === null) continue
    for (const [name, held] of Object.entries(holder)) {
      yield { holder, name, held }
      left.push(held)
    }
  }
}
