// Files that operators copy: the Compose example with its settings, and the unit in docs/operate.md.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { readConfig } from '../server/config.ts'
import { readKeyRing } from '../server/secrets/key-ring.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

test('settings of the Compose example are made once, are good, and survive another try', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-deploy-'))
  try {
    const script = join(folder, 'make-settings.sh')
    await cp(join(root, 'deploy/make-settings.sh'), script)
    await run('/bin/sh', [script, 'tickets.example.org'])
    const file = join(folder, '.env')
    const made = await readFile(file, 'utf8')
    assert.equal((await stat(file)).mode & 0o777, 0o600)
    const settings = Object.fromEntries(
      made
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/s, 2)),
    )
    assert.deepEqual(Object.keys(settings), [
      'LISTPASS_HOST',
      'LISTPASS_KEYS',
      'POSTGRES_PASSWORD',
      'POSTGRES_APP_PASSWORD',
    ])
    readKeyRing(settings['LISTPASS_KEYS'])
    assert.equal(
      readConfig({ PUBLIC_URL: `https://${settings['LISTPASS_HOST']}` }).publicUrl,
      'https://tickets.example.org',
    )
    assert.notEqual(settings['POSTGRES_PASSWORD'], settings['POSTGRES_APP_PASSWORD'])
    await assert.rejects(run('/bin/sh', [script, 'other.example.org']), /is there already/)
    assert.equal(await readFile(file, 'utf8'), made)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('every container of the Compose example is closed, and every setting of a node is one', async () => {
  const compose = await readFile(join(root, 'deploy/compose.yaml'), 'utf8')
  const closed = /^x-closed: &closed\n((?: .*\n)+)/m.exec(compose)![1]!
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'mem_limit:']) {
    assert.ok(closed.includes(line), line)
  }
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'))
  for (const [, name, first] of services.matchAll(/^  (\w+):(.*\n.*)/gm))
    assert.match(first!, /\*(node|closed)/, String(name))
  assert.match(compose, /x-node: &node\n  <<: \*closed/)
  const operate = await readFile(join(root, 'docs/operate.md'), 'utf8')
  const environment = /^  environment:\n((?:    .*\n)+)/m.exec(compose)![1]!
  for (const [, name] of environment.matchAll(/^    ([A-Z_]+):/gm))
    assert.ok(operate.includes(`| \`${name}\` |`), String(name))
})

test('the systemd unit closes everything that the server does not need', async () => {
  const unit = /```ini\n([\s\S]*?)```/.exec(await readFile(join(root, 'docs/operate.md'), 'utf8'))![1]!
  for (const line of [
    'NoNewPrivileges=true',
    'ProtectSystem=strict',
    'ReadWritePaths=/srv/listpass/data',
    'CapabilityBoundingSet=',
    'MemoryMax=2G',
    'SystemCallFilter=@system-service',
  ]) {
    assert.ok(unit.split('\n').includes(line), line)
  }
})
