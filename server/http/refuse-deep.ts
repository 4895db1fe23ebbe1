// No call accepts deeply nested JSON. Refusing it here protects every function that walks a body.
import { bodyDepthLimit } from '#contract/limits.ts'
import { Refusal } from '../kernel/refusal.ts'

/** Checks level by level, because recursion would overflow the stack. */
export function refusalOfDepth(body: unknown): Refusal | null {
  let level = [body].filter(isNested)
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > bodyDepthLimit) {
      return new Refusal('invalid', 'too_deep', { params: { most: bodyDepthLimit } })
    }
    level = level.flatMap((value): unknown[] => Object.values(value)).filter(isNested)
  }
  return null
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
