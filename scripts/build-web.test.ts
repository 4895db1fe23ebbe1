import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { buildWeb } from './build-web.ts'

const root = await mkdtemp(join(tmpdir(), 'listpass-web-'))
after(() => rm(root, { recursive: true, force: true }))
const built = join(root, 'dist', 'web', 'index.html')

test('the web is built when it is missing or its sources changed, and at no other time', async () => {
  const guide = ['docs/guide', 'docs/guide-in/de']
  for (const folder of ['web', 'contract', 'domain', 'words', ...guide, 'node_modules/vite/bin', 'dist/web']) {
    await mkdir(join(root, folder), { recursive: true })
  }
  await put('package-lock.json', '{}')
  await put('docs/door.md', 'At the door')
  await put('web/vite.config.ts', '')
  await put('web/main.ts', 'one')
  await put('node_modules/vite/bin/vite.js', builder('built'))
  await buildWeb(root)
  assert.equal(await readFile(built, 'utf8'), 'built')

  await put('node_modules/vite/bin/vite.js', builder('built again'))
  await put('web/main.test.ts', 'a test is no source')
  await buildWeb(root)
  assert.equal(await readFile(built, 'utf8'), 'built')

  await put('web/main.ts', 'two')
  await buildWeb(root)
  assert.equal(await readFile(built, 'utf8'), 'built again')

  await put('node_modules/vite/bin/vite.js', builder('built with the guide'))
  await put('docs/guide/doors.md', 'The guide is part of the pages')
  await buildWeb(root)
  assert.equal(await readFile(built, 'utf8'), 'built with the guide')

  await put('node_modules/vite/bin/vite.js', builder('built with its translation'))
  await put('docs/guide-in/de/door.md', 'So are its translations')
  await buildWeb(root)
  assert.equal(await readFile(built, 'utf8'), 'built with its translation')
})

test('a build that fails says so, and is tried again the next time', async () => {
  await put('web/main.ts', 'three')
  await put('node_modules/vite/bin/vite.js', 'process.exit(3)')
  await assert.rejects(buildWeb(root), /could not be built/)
  await assert.rejects(buildWeb(root), /could not be built/)
})

test('an installation without the build tools serves its delivered pages', async () => {
  await rm(join(root, 'node_modules'), { recursive: true })
  await buildWeb(root)
  await rm(join(root, 'dist'), { recursive: true })
  await assert.rejects(buildWeb(root), /npm install/)
})

function put(path: string, text: string): Promise<void> {
  return writeFile(join(root, path), text)
}

function builder(text: string): string {
  return `
    const folder = process.argv[process.argv.indexOf('--outDir') + 1]
    require('node:fs').mkdirSync(folder, { recursive: true })
    require('node:fs').writeFileSync(folder + '/index.html', ${JSON.stringify(text)})`
}
