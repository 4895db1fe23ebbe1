import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ownFolder } from './owner-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'listpass-owner-'))
after(() => rm(folder, { recursive: true, force: true }))

test('a folder has one owner at a time, also within a process', () => {
  const owner = ownFolder(folder)
  assert.throws(() => ownFolder(folder), new RegExp(`process ${process.pid}.*${folder}`))
  owner.release()
  ownFolder(folder).release()
})

test('after a kill of the owner, one of many starts at once gets the folder', async () => {
  const killed = contend()
  assert.equal(await answerOf(killed), 'mine')
  killed.kill('SIGKILL')
  await once(killed, 'exit')

  const contenders = Array.from({ length: 6 }, contend)
  const answers = await Promise.all(contenders.map(answerOf))
  for (const contender of contenders) contender.kill('SIGKILL')
  assert.equal(answers.filter((answer) => answer === 'mine').length, 1, answers.join('\n'))
  assert.equal(answers.filter((answer) => answer.startsWith('Another Listpass')).length, 5, answers.join('\n'))
})

function contend() {
  const script = `
    import { ownFolder } from '${new URL('owner-file.ts', import.meta.url).href}'
    try {
      ownFolder(process.argv[1])
      process.stdout.write('mine')
      setInterval(() => {}, 1000)
    } catch (error) {
      process.stdout.write(error.message)
    }`
  return spawn(process.execPath, ['--input-type=module', '-e', script, folder])
}

async function answerOf(child: ReturnType<typeof contend>): Promise<string> {
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  return chunk.toString()
}
