// A start that cannot be is one sentence that says what to do.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { syncLists } from '#contract/lists.ts'
import { generate } from '#contract/codes.ts'
import { connectOver } from '../testing/connect-over.ts'
import { startSandboxProcess } from '../testing/sandbox-process.ts'
import { addDataFolder, settingsFor, startInVain, startServerProcess } from '../testing/server-process.ts'

const sandbox = await startSandboxProcess(await addDataFolder())
const newKeys = () => `k1:${randomBytes(32).toString('base64')}`

test('a second server on the same data folder refuses with a sentence, and the first goes on', async () => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  const first = await startServerProcess(settings)
  const { ending, lines } = await startInVain(settings)
  assert.deepEqual(
    [ending, lines],
    [
      1,
      [
        `Another Listpass (process ${first.pid}) is using the data folder ${dataDir}. Stop it first, or set another DATA_DIR.`,
      ],
    ],
  )
  assert.equal((await fetch(`${first.address}/readyz`)).status, 200)
  await first.end('SIGTERM')
})

const wrong: [name: string, value: string, more?: Record<string, string>][] = [
  ['PORT', 'eighty'],
  ['PUBLIC_URL', 'listpass'],
  ['DATABASE_URL', 'mysql://localhost/listpass'],
  ['DATABASE_URL', 'postgresql://[', { LISTPASS_KEYS: newKeys() }],
  ['MAILCHIMP', 'pretend'],
  ['SANDBOX_PORT', '99999'],
  ['MAILCHIMP_API_URL', 'nowhere'],
  ['LISTPASS_KEYS', 'secret'],
  ['LISTPASS_KEYS', '', { DATABASE_URL: 'postgresql://localhost/listpass' }],
  ['DATABASE_URL', 'postgresql://127.0.0.1:1/listpass', { LISTPASS_KEYS: newKeys() }],
  ['LISTPASS_ROLE', 'both'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'perhaps'],
]

test('a wrong setting stops the start with its name and what it should be', async () => {
  const settings = settingsFor(await addDataFolder(), sandbox)
  const starts = wrong.map(async ([name, value, more]) => {
    const { ending, lines } = await startInVain({ ...settings, ...more, [name]: value })
    assert.equal(ending, 1, name)
    assert.equal(lines.length, 1, lines.join('\n'))
    assert.match(lines[0]!, new RegExp(`^${name} (should|is needed)`))
    if (name === 'LISTPASS_KEYS' && value) assert.doesNotMatch(lines[0]!, new RegExp(value))
  })
  await Promise.all(starts)
})

test('a port that is taken stops the start with the name of the setting', async () => {
  const settings = settingsFor(await addDataFolder(), sandbox)
  const { ending, lines } = await startInVain({ ...settings, PORT: String(sandbox.port) })
  assert.equal(ending, 1)
  assert.match(lines.join('\n'), /^PORT should be a port that is free/)
})

test('keys that do not open what is stored: the server works, and says what is the matter where they are needed', async () => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  const right = newKeys()
  const first = await startServerProcess({ ...settings, LISTPASS_KEYS: right })
  const connected = await connectOver(first, sandbox, { members: 10 })
  await first.end('SIGTERM')

  const { token, list } = connected
  for (const keys of [newKeys(), newKeys().replace('k1', 'k2')]) {
    const other = await startServerProcess({ ...settings, LISTPASS_KEYS: keys })
    assert.equal((await fetch(`${other.address}/readyz`)).status, 200)
    const refused = [
      await other.refused(syncLists, { token, params: { accountId: list.account.id } }),
      await other.refused(generate, { token, params: { listId: list.id } }),
    ]
    for (const { status, message } of refused) {
      assert.equal(status, 409, message)
      assert.match(message, /LISTPASS_KEYS/)
    }
    assert.equal(await other.end('SIGTERM'), 0)
  }
  const again = await startServerProcess({ ...settings, LISTPASS_KEYS: `${newKeys().replace('k1', 'k2')},${right}` })
  await again.call(syncLists, { token, params: { accountId: list.account.id } })
  await again.end('SIGTERM')
})
