import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { build } from 'vite'
import { withoutSummaries } from './without-summaries.ts'

test('a browser gets each call without its summary, and with everything else', async () => {
  const folder = join(import.meta.dirname, '..', '..', 'contract')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  const summaries = sources.flatMap((text) =>
    [...text.matchAll(/summary:\s+(['"])(.+?)\1,\n/g)].map((match) => match[2] ?? ''),
  )
  const paths = sources.flatMap((text) => [...text.matchAll(/path: '(\/api[^']+)'/g)].map((match) => match[1] ?? ''))
  assert.ok(summaries.length > 100)

  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutSummaries()],
    build: {
      write: false,
      minify: false,
      lib: { entry: files.map((name) => join(folder, name)), formats: ['es'] },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  assert.ok(output && 'output' in output)
  const code = output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n')
  assert.deepEqual(
    summaries.filter((summary) => code.includes(summary)),
    [],
  )
  assert.deepEqual(
    paths.filter((path) => !code.includes(path)),
    [],
  )
})
