// npm run check-account as a process: its output, its exit code, and its end on Ctrl-C.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSandbox } from '../sandbox/sandbox.ts'
import { serve } from '../sandbox/serve.ts'
import { startChild } from '../server/testing/processes.ts'
import { atEnd } from '../server/testing/postgres.ts'

/** A sandbox on its own port that can delay the answer to the first PATCH. */
async function start() {
  const sandbox = createSandbox()
  const { apiKey } = sandbox.addAccount()
  const { id } = await sandbox.addAudience({ members: 40 })
  const held = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const served = await serve(async (request) => {
    if (request.method === 'PATCH') {
      reached.resolve()
      await held.promise
    }
    return sandbox.answer(request)
  }, 0)
  atEnd(() => served.close().then(() => sandbox.close()))
  const run = (...args: string[]) =>
    startChild('scripts/check-account.ts', { MAILCHIMP_API_URL: `${served.origin}/3.0` }, args)
  return { sandbox, apiKey, id, run, reached: reached.promise, letGo: held.resolve }
}

test('an audience that is as believed exits 0, and one that is not exits 1', async () => {
  const { sandbox, apiKey, id, run } = await start()
  const first = run(apiKey, id)
  assert.equal(await first.ended, 0)
  assert.match(first.lines.join('\n'), /^\d+ confirmed, 0 WRONG, \d+ not tried\.$/m)
  sandbox.changeSettings({ givesContactIds: false })
  const second = run(apiKey, id)
  assert.equal(await second.ended, 1)
  assert.match(second.lines.join('\n'), /^WRONG {6}contact_id may be asked for/m)
})

test('a check that cannot begin exits 2 and says why, without the key', async () => {
  const { apiKey, id, run } = await start()
  const wrong: [string[], RegExp][] = [
    [[apiKey.replace(/^./, 'x'), id], /API key may be invalid/],
    [[apiKey, id, '--write'], /--write needs --domain/],
    [[apiKey, id, '--hook', 'https://example.org'], /need --write/],
    [['nonsense', id], /KEY should be an API key/],
    [[apiKey, id, '--everything'], /Unknown option/],
    [[apiKey, id, '--api', 'api.json'], /without KEY/],
  ]
  for (const [args, said] of wrong) {
    const child = run(...args)
    assert.equal(await child.ended, 2)
    assert.match(child.lines.join('\n'), said)
    assert.equal(child.lines.join('\n').includes(apiKey), false)
  }
})

test('our own description of the API has only the differences that it lists in vain', async () => {
  const child = startChild('scripts/check-account.ts', {}, ['--api', 'sandbox/openapi.json'])
  assert.equal(await child.ended, 1)
  assert.match(child.lines.join('\n'), /^0 differences, 0 not listed, \d+ listed in vain$/m)
})

test('a check without a key says how it is called', async () => {
  const { run } = await start()
  const child = run()
  assert.equal(await child.ended, 0)
  assert.match(child.lines.join('\n'), /--write --domain DOMAIN/)
})

test('Ctrl-C removes the made members, prints the findings, and exits 130', async () => {
  const { sandbox, apiKey, id, run, reached, letGo } = await start()
  const before = sandbox.audiences()
  const child = run(apiKey, id, '--write', '--domain', 'venue.example')
  await reached
  assert.notDeepEqual(sandbox.audiences(), before)
  process.kill(child.pid, 'SIGINT')
  await child.line(/^Ending/)
  letGo()
  assert.equal(await child.ended, 130)
  assert.match(child.lines.join('\n'), /It was interrupted/)
  assert.match(child.lines.join('\n'), /^confirmed {2}The audience is as it was before/m)
  assert.deepEqual(sandbox.audiences(), before)
})
