// Generates a body that is nearly JSON.
import type { Chance } from '../seeded.ts'

export function wrongText(chance: Chance, value: unknown): string | Buffer {
  if (chance.happens(0.05)) return nested(chance.one([32, 33, 15_000]), chance)
  const text = JSON.stringify(value) ?? ''
  return chance.happens(0.8) ? text : chance.one(changes)(text, chance)
}

const changes: ((text: string, chance: Chance) => string | Buffer)[] = [
  (text, chance) => text.slice(0, chance.below(text.length + 1)),
  (text) => text + text,
  (text) => `\ufeff${text}`,
  (text) => Buffer.from(text, 'utf16le'),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace('{', '{"__proto__":{"admin":true},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{"admin":true}},'),
  (text) => text.replace('{', `{${text.slice(1, -1)},`),
  (text) => text.replace(/}$/, ',}'),
  (text) => text.replaceAll('"', '"\\u0000'),
  (text) => text.replace(':', ':"\\ud800",'),
  (text) => `${'['.repeat(3000)}${text}`,
  (text) => `// ${text}`,
  () => 'NaN',
  () => '{"a":1e999999}',
  () => '"\\x"',
  (text, chance) => scattered(Buffer.from(text), chance),
]

/** Complete JSON, as deep as a body of 32 KB can be. Built as text, because JSON.stringify would overflow the stack. */
function nested(levels: number, chance: Chance): string {
  const inner = chance.one(['"\\u0000"', '"\\ud800"', '1'])
  if (chance.happens(0.5)) return '['.repeat(levels) + inner + ']'.repeat(levels)
  const fields = Math.min(levels, 5000)
  return '{"a":'.repeat(fields) + inner + '}'.repeat(fields)
}

/** Replaces some bytes. */
export function scattered(bytes: Buffer, chance: Chance): Buffer {
  for (let times = 1 + chance.below(4); times > 0 && bytes.length > 0; times--) {
    bytes[chance.below(bytes.length)] = chance.below(256)
  }
  return bytes
}
