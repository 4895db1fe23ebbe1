// Screens have no English of their own: each text is in the catalogue, in every language.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { filesIn, read } from './testing/pages.ts'

/** Files and folders with English texts, each with the reason. */
const exceptions: Record<string, string> = {
  'web/app/heads.ts': 'heads of pages whose prerendered address is English',
  'web/design/': 'for developers',
  'web/features/landing/Intro.tsx': 'names of guests in a picture',
  'web/features/scanner/device/door-report.ts': 'staff send it to the support',
  'web/features/scanner/device/use-failure-log.ts': 'a part of that report',
  'web/features/scanner/ways-in/keyboard-': 'names of keys, as browsers have them',
}

const ofScreens = /^web\/(?:ui|api|app|product|features|design)\/.*(?<!\.test)\.tsx?$/

test('no screen has an English text outside the catalogue', () => {
  const files = filesIn('web').filter((path) => ofScreens.test(path) && !path.includes('/testing/'))
  assert.ok(files.length > 400)
  const found = files.flatMap((path) => textsIn(path, read(path)).map((text) => `${path}: ${text}`))
  const isExcepted = (text: string) => Object.keys(exceptions).some((each) => text.startsWith(each))
  assert.deepEqual(
    found.filter((text) => !isExcepted(text)),
    [],
  )
  for (const each of Object.keys(exceptions))
    assert.ok(
      found.some((text) => text.startsWith(each)),
      `${each} needs no exception`,
    )
})

test('texts are found wherever a screen may have them', () => {
  const texts = (source: string) => textsIn('screen.tsx', source)
  assert.deepEqual(texts('const a = <p>Sign in</p>'), ['Sign in'])
  assert.deepEqual(texts('const a = <p>Next</p>'), ['Next'])
  assert.deepEqual(texts("const a = <p>{isIn ? 'Next' : words.last}</p>"), ['Next'])
  assert.deepEqual(texts('const a = <Field label="Your name" />'), ['Your name'])
  assert.deepEqual(texts('const a = <Field label="Name" />'), ['Name'])
  assert.deepEqual(texts('const a = <p>{`Page ${page} of many pages`}</p>'), ['of many pages'])
  assert.deepEqual(texts("const failed = 'Failed to load'"), ['Failed to load'])
  assert.deepEqual(texts("throw new Error('It did not load')"), [])
  assert.deepEqual(texts("console.warn('The list is gone.', error)"), [])
  assert.deepEqual(texts('const a = <p className="small Text here">{words.none} · Listpass</p>'), [])
  assert.deepEqual(texts("const path = 'M5 12.5l4.5 4.5L19 7.5'"), [])
})

type Node = { type?: string; [part: string]: unknown }

/** Attributes that a reader sees or hears. */
const spoken =
  /^(?:label|title|placeholder|alt|aria-label|aria-description|hint|detail|question|loading|failed|closeLabel)$/

/** Names that are the same in every language, and signs. */
const names = /Listpass|Mailchimp/g

const path = /^M[\d\sA-Za-z.,-]*\d[\d\sA-Za-z.,-]*$/

/** The texts of a module that look like English for a reader. */
function textsIn(file: string, source: string): string[] {
  const found: string[] = []
  const add = (text: string, sign: RegExp) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    if (!path.test(plain) && sign.test(plain.replaceAll(names, ''))) found.push(plain)
  }
  const look = (node: unknown, isShown: boolean): void => {
    if (Array.isArray(node)) for (const each of node) look(each, isShown)
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return
    const { type = '', value } = node as Node
    if (isForDevelopers(node as Node) || /^TS(?!\w*Expression$)|^Import/.test(type)) return
    if (type === 'JSXText') add(String(value), /\p{L}{2,}/u)
    if (type === 'Literal' && typeof value === 'string')
      add(value, isShown ? /^\p{Lu}\p{Ll}+|\p{L}{2,} \p{L}{2,}/u : /^\p{Lu}.* /u)
    if (type === 'TemplateElement') add((value as { cooked: string }).cooked, /\p{L}{2,} \p{L}{2,}/u)
    for (const inner of Object.values(node)) look(inner, isShownIn(node as Node, isShown))
  }
  look(parseSync(file, source).program, false)
  return found
}

/** Whether strings in this node are shown: in elements and some attributes, until code decides otherwise. */
function isShownIn({ type = '', name }: Node, isShown: boolean): boolean {
  if (type === 'JSXAttribute') return spoken.test(String((name as { name: unknown }).name))
  if (type === 'JSXElement' || type === 'JSXFragment') return true
  return isShown && /^(?:JSX(?!Opening)|Conditional|Logical|Literal)/.test(type)
}

/** Errors and notes in the console, which no reader sees. */
function isForDevelopers({ type, callee }: Node): boolean {
  const { object, name = '' } = (callee ?? {}) as { object?: { name?: string }; name?: string }
  return (
    (type === 'NewExpression' && /(?:Error|Exception|Late)$/.test(name)) ||
    (type === 'CallExpression' && object?.name === 'console')
  )
}
