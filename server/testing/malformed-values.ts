// Generates nonsense values.
import type { Chance } from './chance.ts'

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202egnp.exe',
  '\u{1f600}'.repeat(40),
  'e\u0301\u0328'.repeat(30),
  '\ufeffx',
  "' or 1=1; --",
  "'); drop table contacts; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '*|FNAME|*',
  '%00%ff%zz',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  '-0',
  '1e999',
  '9'.repeat(400),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T25:61:61Z',
  '2026-01-01T00:00:00+23:59',
  'nobody@example.com',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.com`,
  'a@b\r\nbcc: c@d.com',
  `${'0'.repeat(32)}-us14`,
  '0123456789abcdef0123456789abcdef-us1.example.com',
  'a'.repeat(43),
  'A'.repeat(24),
  '23456789ABCDEFGHJKMNPQRS',
  'http://127.0.0.1:1/q/23456789ABCDEFGHJKMNPQRS/scan',
  'x'.repeat(300),
  'x'.repeat(5000),
]

const others: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { toString: 1, valueOf: null, toJSON: true },
  { constructor: { prototype: { polluted: true } } },
]

export function junkText(chance: Chance): string {
  return chance.happens(0.96) ? chance.one(texts) : 'y'.repeat(chance.below(60_000))
}

export function junk(chance: Chance): unknown {
  if (chance.happens(0.6)) return junkText(chance)
  if (chance.happens(0.9)) return chance.one(others)
  if (chance.happens(0.5)) return Array.from({ length: chance.below(400) }, () => chance.one(others))
  return deep(chance.below(2000))
}

function deep(levels: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < levels; level++) value = level % 2 ? { a: value } : [value]
  return value
}

// Generates a body that is nearly JSON.

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
