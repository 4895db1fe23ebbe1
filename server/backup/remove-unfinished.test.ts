import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { writeSealedFile } from './sealed-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'listpass-unfinished-'))
after(() => rm(folder, { recursive: true }))

/** The number of a process that has ended. */
async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid!
}

async function* dump() {
  yield await Promise.resolve(Buffer.from('rows'))
}

test('the next backup removes what a killed one left, and nothing that is under way or foreign', async () => {
  const living = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  after(() => living.kill())
  const old = new Date(Date.now() - 2 * 3_600_000)
  const ours = 'LISTPASS BACKUP 1 half of it'
  const files: [name: string, text: string, at?: Date][] = [
    [`killed.${hostname()}-${await endedPid()}.unfinished`, ours],
    [`empty.${hostname()}-${await endedPid()}.unfinished`, ''],
    ['earlier-release.unfinished', ours, old],
    [`under-way.${hostname()}-${living.pid}.unfinished`, ours, old],
    ['other-machine.far-away-7.unfinished', ours],
    ['somebody-else.unfinished', 'a draft', old],
  ]
  for (const [name, text, at] of files) {
    await writeFile(join(folder, name), text)
    if (at) await utimes(join(folder, name), at, at)
  }
  const steps = { written: () => {}, named: () => {} }
  const content = { head: Buffer.from('LISTPASS TEST 1\n'), key: randomBytes(32), dump: dump() }
  await writeSealedFile(join(folder, 'whole'), content, steps)
  assert.deepEqual((await readdir(folder)).toSorted(), [
    'other-machine.far-away-7.unfinished',
    'somebody-else.unfinished',
    `under-way.${hostname()}-${living.pid}.unfinished`,
    'whole',
  ])
})
