// Pictures that are older than their screens are found: `npm run prove` and the release ask.
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { keepStates, requireCurrentPictures, statesOf } from './screens.ts'

const root = await mkdtemp(join(tmpdir(), 'listpass-pictures-'))
after(() => rm(root, { recursive: true }))

async function put(path: string, text: string): Promise<void> {
  await mkdir(join(root, dirname(path)), { recursive: true })
  await writeFile(join(root, path), text)
}

const first = {
  'web/features/scanner/Door.tsx': 'a door',
  'web/features/scanner/camera/camera.module.css': 'a camera',
  'web/features/scanner/offline/queue.ts': 'a queue',
  'web/ui/Button.tsx': 'a button',
  'words/en/door/page.ts': 'its words',
  'words/de/door/page.ts': 'seine Worte',
  'words/de/site/landing.ts': 'die erste Seite',
  'e2e/guide-pictures/desk-scenes.ts': 'scenes',
  'scripts/make-pictures.ts': 'pictures',
  'scripts/make-brand.ts': 'a brand',
  'docs/pictures/screens.json': '{}',
}
for (const [path, text] of Object.entries(first)) await put(path, text)
await keepStates(root, await statesOf(root))

test('pictures of the screens as they are need no others', async () => {
  assert.equal(await requireCurrentPictures(root), 7)
})

for (const [path, folder] of [
  ['web/features/scanner/Door.tsx', 'web/features/scanner'],
  ['web/features/scanner/camera/camera.module.css', 'web/features/scanner'],
  ['web/features/finder/Finder.tsx', 'web/features/finder'],
  ['words/en/door/page.ts', 'words/en'],
  ['words/de/site/landing.ts', 'words/de'],
  ['e2e/guide-pictures/desk-scenes.ts', 'e2e/guide-pictures'],
  ['scripts/make-pictures.ts', 'scripts/make-pictures.ts'],
] as const) {
  test(`a change of ${path} makes the pictures old, and its folder is named`, async () => {
    await put(path, 'changed')
    await assert.rejects(requireCurrentPictures(root), new RegExp(`screens: ${folder}\\. Run npm run pictures`))
    if (path in first) await put(path, first[path as keyof typeof first])
    else await rm(join(root, path))
    await requireCurrentPictures(root)
  })
}

test('code that draws nothing, and another language, leave the pictures as they are', async () => {
  await put('web/features/scanner/offline/queue.ts', 'changed')
  await put('words/de/door/page.ts', 'changed')
  await put('web/features/scanner/Door.test.ts', 'a test')
  await requireCurrentPictures(root)
})
