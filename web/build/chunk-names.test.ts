// Assigns modules of a small app to files: by the screens that need them, and without files that wait for each other.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chunkNames } from './chunk-names.ts'

/** Each module with its imports; lazy imports are separate. */
const imports: Record<string, string[]> = {
  'main.tsx': ['ui/Icon.tsx', 'node_modules/react/index.js'],
  'app/SignInScreens.tsx': ['ui/Field.tsx', 'ui/Icon.tsx'],
  'app/MemberArea.tsx': ['node_modules/query/index.js'],
  'app/DashboardScreen.tsx': [
    'ui/Field.tsx',
    'ui/DataTable.tsx',
    'ui/table.css',
    'ui/Button.tsx',
    'features/dashboard/lists.ts',
    'features/dashboard/shared.ts',
  ],
  'features/dashboard/first-run/FirstRun.tsx': ['features/dashboard/shared.ts'],
  'features/account/DevicesPage.tsx': ['features/account/shared.ts', 'ui/DataTable.tsx', 'ui/table.css'],
  'features/account/activity/ActivityPage.tsx': ['features/account/shared.ts', 'node_modules/query/index.js'],
  'app/ScannerScreen.tsx': ['ui/Button.tsx', 'node_modules/query/index.js'],
  'features/landing/LandingPage.tsx': ['ui/Shot.tsx'],
  'features/marketing/CouponsPage.tsx': ['ui/Shot.tsx'],
}
const screens = new Set(Object.keys(imports).filter((id) => id !== 'main.tsx'))
const root = '/app/web'
const graph = {
  getModuleInfo: (id: string) => {
    const path = id.slice(root.length + 1)
    const importers = Object.keys(imports).filter((each) => imports[each]?.includes(path))
    return {
      importers: importers.map((each) => `${root}/${each}`),
      dynamicImporters: screens.has(path) ? [`${root}/main.tsx`] : [],
      isEntry: path === 'main.tsx',
    }
  },
}
const nameOf = (path: string) => chunkNames(root)(`${root}/${path}`, graph)

test('React has its own file, which browsers cache across our releases', () => {
  assert.equal(nameOf('node_modules/react/index.js'), 'react')
})

test('shared first code stays with the start, and a screen’s code with that screen', () => {
  assert.equal(nameOf('main.tsx'), 'index')
  assert.equal(nameOf('ui/Icon.tsx'), 'index')
  assert.equal(nameOf('features/dashboard/lists.ts'), null)
})

test('code that several screens share is in one file for that group', () => {
  assert.equal(nameOf('ui/Shot.tsx'), 'pages')
  assert.equal(nameOf('features/account/shared.ts'), 'account')
  assert.equal(nameOf('features/dashboard/shared.ts'), 'dashboard')
  assert.equal(nameOf('ui/Field.tsx'), 'forms-members')
})

test('a door does not load the code that only the screens of organisers share', () => {
  assert.equal(nameOf('ui/DataTable.tsx'), 'organisers')
  assert.equal(nameOf('ui/Button.tsx'), 'members')
})

test('shared styles of organisers stay in the file of all members', () => {
  assert.equal(nameOf('ui/table.css'), 'members')
})

test('the frame of member screens comes with their shared code', () => {
  assert.equal(nameOf('app/MemberArea.tsx'), 'members')
  assert.equal(nameOf('node_modules/query/index.js'), 'members')
})

test('words in another language are a file for each unit, and English words go with their screens', () => {
  const nameOfModule = (path: string) => chunkNames(root)(`/app/${path}`, graph)
  assert.equal(nameOfModule('words/de/door.json'), 'words-de-door')
  assert.equal(nameOfModule('words/pt/manager.json'), 'words-pt-manager')
  assert.equal(nameOfModule('words/en/manager.ts'), null)
})

test('the titles of the guide in another language are one file', () => {
  const nameOfModule = (path: string) => chunkNames(root)(`/app/${path}`, graph)
  assert.equal(nameOfModule('docs/guide-in/de/README.md?titles'), 'guide-titles-de')
  assert.equal(nameOfModule('docs/guide-in/de/README.md'), null)
})

test('a screen in an unnamed folder stops the build', () => {
  imports['elsewhere/Page.tsx'] = ['ui/DataTable.tsx']
  screens.add('elsewhere/Page.tsx')
  assert.throws(() => nameOf('ui/DataTable.tsx'), /No room is named for the screen elsewhere\/Page\.tsx\./)
  screens.delete('elsewhere/Page.tsx')
  delete imports['elsewhere/Page.tsx']
})
