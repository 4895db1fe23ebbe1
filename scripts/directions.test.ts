// Pages can be mirrored: styles say where a line begins and ends, not left and right. A name in the other direction does not
// turn the sentence around it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesIn, read } from './testing/pages.ts'

/** What must stay when a page is mirrored, by file and declaration. */
const kept: Record<string, string> = {
  'web/features/landing/intro.module.css inset: auto -0.04em -0.04em -0.02em':
    'a stroke under words, about as long as they are',
  'web/features/landing/intro.module.css transform-origin: left':
    'the stroke is drawn; CSS has no other word for its beginning',
  'web/features/scanner/camera/camera.module.css translate: -50% 0.6rem':
    'it stands at a place of the picture, which is no text',
  'web/ui/sheet.module.css translate: 100% 0': 'the rule below mirrors it',
  'web/ui/sheet.module.css translate: -100% 0': 'the mirrored one',
  'web/ui/parts.module.css translate: 1.375rem': 'the rule below mirrors it',
  'web/ui/parts.module.css translate: -1.375rem': 'the mirrored one',
}

test('styles have no left and no right', () => {
  const files = filesIn('web').filter((path) => path.endsWith('.css'))
  assert.ok(files.length > 40)
  const found = files.flatMap((path) => physical(read(path)).map((each) => `${path} ${each}`))
  assert.deepEqual(found.toSorted(), Object.keys(kept).toSorted())
})

test('left and right are found in properties, values and shorthands', () => {
  const one = (text: string) => physical(`a { ${text}; }`)
  for (const text of [
    'left: 0',
    'margin-left: 1rem',
    'border-top-right-radius: 4px',
    'text-align: left',
    'float: right',
    'transform-origin: left',
    'inset: 0 0 auto auto',
    'padding: 1px 2px 3px calc(4px + 1px)',
    'border-radius: 4px 0 0 4px',
    'transform: translateX(1rem)',
    'translate: 1rem 0',
    'background: linear-gradient(to right, red, blue)',
    'background: linear-gradient(90deg, red, blue)',
    'object-position: 0 50%',
  ])
    assert.deepEqual(one(text), [text])
  for (const text of [
    'inset-inline-start: 0',
    'text-align: start',
    'inset: 0 auto',
    'inset: auto 0 0',
    'padding: 1px 2px 3px 2px',
    'border-radius: 4px 4px 0 0',
    'translate: 0 1rem',
    'transform: translateX(calc(1rem * var(--mirror)))',
    'color: var(--left)',
  ])
    assert.deepEqual(one(text), [])
})

test('a name inside a sentence is isolated', () => {
  const screens = filesIn('web').filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  const found = screens.filter((path) => /\b(?:words|later|manager)\b[\w.]*\([^()]*\bshownText\(/.test(read(path)))
  assert.deepEqual(found, [])
})

/** The declarations that a mirrored page would not mirror. */
function physical(css: string): string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return [...plain.matchAll(/(?<=[{;]\s*)(-?[a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
    .map(([, property, value]) => [property!, value!.replaceAll(/\s+/g, ' ').trim()] as const)
    .filter(([property, value]) => isPhysical(property, value))
    .map((each) => each.join(': '))
}

function isPhysical(property: string, value: string): boolean {
  if (property.startsWith('--')) return false
  if (/^(?:left|right)$|-(?:left|right)(?:-|$)/.test(property)) return true
  const words = value.replaceAll(/var\(--[\w-]+/g, 'var(')
  if (/(?<![\w-])(?:left|right)(?![\w-])/.test(words)) return true
  if (/-gradient\(\s*(?:\d*\.)?\d+deg/.test(words)) return !/-gradient\(\s*(?:0|180|360)deg/.test(words)
  if (/\btranslate(?:X|3d)?\(\s*(?!0\b|calc\(1?[^)]*var\(--mirror)/.test(value) && !/--mirror/.test(value)) return true
  const parts = partsOf(value)
  if (property === 'translate') return parts[0] !== '0' && parts[0] !== 'none' && !value.includes('--mirror')
  if (/^(?:object|background|mask)-position$/.test(property))
    return !/^(?:center|50%)$/.test(parts[0]!) && parts.length > 1
  if (property === 'border-radius') return parts.length > 1 && !isEvenRound(parts)
  return (
    /^(?:inset|margin|padding|border-(?:width|style|color)|scroll-(?:margin|padding))$/.test(property) &&
    parts.length === 4 &&
    parts[1] !== parts[3]
  )
}

/** Corners: top left, top right, bottom right, bottom left. */
function isEvenRound([first, second, third = first, fourth = second]: string[]): boolean {
  return first === second && third === fourth
}

/** The values of a shorthand; a function is one value. */
function partsOf(value: string): string[] {
  let depth = 0
  const parts = ['']
  for (const each of value) {
    if (each === '(') depth += 1
    if (each === ')') depth -= 1
    if (each === ' ' && depth === 0) parts.push('')
    else parts[parts.length - 1] += each
  }
  return parts.filter(Boolean)
}
