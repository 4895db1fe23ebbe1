import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

test('an install with an older Node prints no engine warnings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-install-'))
  try {
    await copyFile(join(import.meta.dirname, '..', '.npmrc'), join(folder, '.npmrc'))
    // Every Node is older than this file requires.
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'x', engines: { node: '>=1000' } }))
    const { stdout, stderr } = await promisify(execFile)('npm', ['install', '--dry-run', '--offline'], { cwd: folder })
    assert.match(stdout, /up to date/)
    assert.equal(stderr, '')
  } finally {
    await rm(folder, { recursive: true })
  }
})
