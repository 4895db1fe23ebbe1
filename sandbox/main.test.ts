import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
const started = new Set<ChildProcess>()
after(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

async function start(port = '0') {
  const main = new URL('main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, SANDBOX_PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  // The listener is added at the start, because a killed child may end before the test waits for it.
  const exited = once(child, 'exit')
  let said = ''
  child.stdout.setEncoding('utf8')
  for await (const text of child.stdout as AsyncIterable<string>) {
    said += text
    if (said.includes('API key')) break
  }
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? ''
  const key = /^API key: ([0-9a-f]{32}-us14)$/m.exec(said)?.[1] ?? ''
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${origin}/3.0${path}`, { ...init, headers: { Authorization: `Bearer ${key}` } })
    return (await answer.json()) as { total_items: number; lists: { id: string; name: string }[] }
  }
  return { child, exited, origin, key, call }
}

test('the same account, key and audiences are there at every start', { timeout: 600_000 }, async () => {
  const first = await start()
  const { lists } = await first.call('/lists')
  assert.deepEqual(
    lists.map(({ name }) => name),
    ['Summer gala guests', 'Crew & friends', 'New list'],
  )
  const guests = lists[0]?.id
  assert.equal((await first.call(`/lists/${guests}/members`)).total_items, 950)
  first.child.kill('SIGTERM')
  assert.deepEqual(await first.exited, [0, null])

  const second = await start()
  assert.equal(second.key, first.key)
  assert.deepEqual((await second.call('/lists')).lists, lists)
  second.child.kill('SIGTERM')
  await second.exited
})

test('answered writes survive kill -9', { timeout: 600_000 }, async () => {
  const first = await start()
  const [guests] = (await first.call('/lists')).lists
  let acknowledged = 0
  const add = async (n: number): Promise<void> => {
    const body = JSON.stringify({ email_address: `killed.${n}@example.com`, status: 'subscribed' })
    await first.call(`/lists/${guests?.id}/members`, { method: 'POST', body })
    acknowledged = n + 1
    if (n === 60) first.child.kill('SIGKILL')
    return add(n + 1)
  }
  await assert.rejects(add(0))
  await first.exited

  const second = await start()
  for (let n = 0; n < acknowledged; n += 1) {
    const member = await second.call(`/lists/${guests?.id}/members/killed.${n}@example.com`)
    assert.equal((member as unknown as { status: string }).status, 'subscribed')
  }
  assert.ok(acknowledged > 60)
  second.child.kill('SIGTERM')
  await second.exited
})

test('a taken port is a clear refusal', { timeout: 600_000 }, async () => {
  const first = await start()
  const port = new URL(first.origin).port
  const second = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, SANDBOX_PORT: port },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  started.add(second)
  let said = ''
  for await (const text of second.stderr) said += String(text)
  assert.match(said, new RegExp(`port ${port} is taken`))
  if (second.exitCode === null) await once(second, 'exit')
  assert.equal(second.exitCode, 1)
  first.child.kill('SIGTERM')
  await first.exited
})
