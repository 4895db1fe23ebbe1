// Texts are shown as the catalogue has them: no style and no code writes a word, or changes the letters of one. German nouns
// keep their capitals, and a Turkish i its dot.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesIn, read } from './testing/pages.ts'

/** What styles show, with the reason. */
const shown: Record<string, string> = {
  "web/features/code-manager/tonight/doors.module.css content: attr(data-label) ' '":
    'the name of a column, as it is, before its value',
  'web/ui/data-table.module.css content: attr(data-label)': 'the name of a column, as it is, before its value',
}

/** Files of screens, pages, letters and words that change capitals, with what they change. */
const changed: Record<string, string> = {
  'server/features/guest-page/page/calendar.ts': 'the tag of a language, as calendars write it',
  'server/features/guest-page/public-routes.ts': 'a part of an address',
  'web/app/bar/BarTools.tsx': 'a key that was pressed',
  'web/app/Shell.tsx': 'a class',
  'web/build/guide/read-page.ts': 'an address inside a page',
  'web/features/auth/join/Answer.tsx': 'emails, to compare them',
  'web/features/code-manager/guests/tags/choose-tag.ts': 'tags, to compare them',
  'web/features/code-manager/settings/branding/BrandingForm.tsx': 'a colour',
  'web/features/guide/pages.ts': 'a part of an address',
  'web/features/occasions/templates/programme.ts': 'what a person typed',
  'web/features/scanner/ways-in/keyboard-layouts.ts': 'keys of a keyboard',
  'web/ui/item-after-key.ts': 'labels, to find one by a key',
  'web/ui/spoken.ts': 'the tag of a language',
}

const ofReaders = /^(?:web|words|server\/(?:mail|features\/(?:guest-page|notifying)))\/.*(?<!\.test)\.tsx?$/

test('no style writes a word, or changes its capitals', () => {
  const files = ['web', 'server'].flatMap(filesIn).filter((path) => /\.(?:css|html|tsx?)$/.test(path))
  assert.ok(files.filter((path) => path.endsWith('.css')).length > 40)
  const found = files.flatMap((path) => byStyle(read(path)).map((each) => `${path} ${each}`))
  assert.deepEqual(found.toSorted(), Object.keys(shown).toSorted())
})

test('no screen, page or letter changes the capitals of a word', () => {
  const files = ['web', 'words', 'server'].flatMap(filesIn).filter((path) => ofReaders.test(path))
  const found = files.filter((path) => !path.includes('/testing/') && byCode(read(path)).length > 0)
  assert.deepEqual(found.toSorted(), Object.keys(changed).toSorted())
})

test('text that a style makes is found in each of its forms', () => {
  for (const text of [
    'text-transform: lowercase',
    'text-transform: capitalize',
    'font-variant: small-caps',
    'font-variant-caps: all-small-caps',
    "content: ' members'",
    'content: "new"',
    'content: attr(data-label)',
    "content: counter(step) '. step'",
  ])
    assert.equal(byStyle(`a::after { ${text}; }`).length, 1, text)
  for (const text of [
    'text-transform: none',
    "content: ''",
    "content: ' · '",
    'content: counter(step)',
    'content: none',
  ])
    assert.equal(byStyle(`a::after { ${text}; }`).length, 0, text)
  assert.equal(byStyle('a::first-letter { color: red; }').length, 1)
  assert.equal(byStyle("const look = { textTransform: 'uppercase' }").length, 1)
  assert.equal(byCode('words.columns.members.toLowerCase()').length, 1)
  assert.equal(byCode("showNumber(3) + words.members.toLocaleLowerCase('de')").length, 1)
})

function byStyle(text: string): string[] {
  const declared = [...text.matchAll(/(?<![\w-])(text-?transform|font-?variant(?:-?caps)?|content): *([^;\n]+)/gi)]
  const firsts = text.match(/::first-letter/g) ?? []
  return [
    ...declared.filter(([, name, value]) => makesText(name!.toLowerCase(), value!)).map(([all]) => all),
    ...firsts,
  ]
}

function makesText(name: string, value: string): boolean {
  if (name !== 'content') return /case|capitali|small-caps/.test(value)
  // A style; other values have this name in code.
  return /attr\(/.test(value) || /^(?:counter\([^)]*\) *)?(['"])(?=[^'"]*\p{L})[^'"]*\1$/u.test(value.trim())
}

const byCode = (text: string) => text.match(/\.to(?:Locale)?(?:Lower|Upper)Case\(/g) ?? []
