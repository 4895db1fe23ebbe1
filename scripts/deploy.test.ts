// Files that operators copy: the Compose examples with their settings, and the unit of systemd.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { parseEnv, promisify } from 'node:util'
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

for (const file of ['compose.yaml', 'deploy/compose.yaml']) {
  test(`every container of ${file} is closed, and every setting of Listpass is one`, async () => {
    checkCompose(await readFile(join(root, file), 'utf8'), await readFile(join(root, 'docs/operate.md'), 'utf8'))
  })
}

function checkCompose(compose: string, operate: string): void {
  const closed = /^x-closed: &closed\n((?: .*\n)+)/m.exec(compose)![1]!
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'mem_limit:']) {
    assert.ok(closed.includes(line), line)
  }
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'))
  for (const [, name, first] of services.matchAll(/^  (\w+):(.*\n.*)/gm))
    assert.match(first!, /\*(node|closed)/, String(name))
  if (compose.includes('&node')) assert.match(compose, /x-node: &node\n  <<: \*closed/)
  // Of the first service that has settings, which is ours.
  const environment = /^ +environment:\n((?: {4,}.*\n)+?)(?! {4,}[A-Z_#])/m.exec(compose)![1]!
  const names = [...environment.matchAll(/^ +([A-Z_]+):/gm)].map(([, name]) => name!)
  assert.ok(names.includes('PUBLIC_URL'))
  for (const name of names) assert.ok(operate.includes(`| \`${name}\` |`), name)
}

test('files of the cluster are made whole, with secrets that stay, and the settings of a node are good', async () => {
  const made = await mkdtemp(join(tmpdir(), 'listpass-cluster-files-'))
  const make = () =>
    run('/bin/sh', [join(root, 'deploy/cluster/make-files.sh'), '10.0.0.11', '10.0.0.12', '10.0.0.13', '10.0.0.0/24'], {
      env: { ...process.env, MADE: made, PG_BIN: '/usr/lib/postgresql/15/bin' },
    })
  const read = async () => {
    const names = (await readdir(made, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    const paths = names.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
    return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)))
  }
  try {
    await make()
    const first = await read()
    assert.equal(first.size, 21)
    for (const [path, text] of first) {
      assert.doesNotMatch(text, /@[A-Z_]+@/, path)
      assert.equal((await stat(path)).mode & 0o077, 0, path)
    }
    for (const [machine, address] of Object.entries({ db1: '10.0.0.11', db2: '10.0.0.12', db3: '10.0.0.13' })) {
      const patroni = first.get(join(made, machine, 'config.yml'))!
      assert.match(patroni, new RegExp(`^name: ${machine}$`, 'm'))
      assert.match(patroni, new RegExp(`^  listen: ${address.replaceAll('.', '\\.')}:5432$`, 'm'))
      for (const setting of ['synchronous_mode: true', 'synchronous_mode_strict: true'])
        assert.match(patroni, new RegExp(`^    ${setting}\\b`, 'm'))
    }
    const settings = parseEnv(first.get(join(made, 'node', 'node.env'))!)
    readKeyRing(settings['LISTPASS_KEYS']!)
    const config = readConfig({ ...settings, PUBLIC_URL: 'https://tickets.example.org' })
    assert.match(config.databaseUrl!, /^postgresql:\/\/listpass:[0-9a-f]{48}@127\.0\.0\.1:5460\/listpass$/)
    await make()
    assert.deepEqual(await read(), first)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
})

test('scripts of the cluster can be read by any shell, and say how they are used', async () => {
  for (const name of ['make-files.sh', 'one-machine.sh', 'prepare-database.sh'])
    await run('/bin/sh', ['-n', join(root, 'deploy/cluster', name)])
  await assert.rejects(run('/bin/sh', [join(root, 'deploy/cluster/make-files.sh')]), /Usage: make-files\.sh/)
  const readme = await readFile(join(root, 'deploy/cluster/README.md'), 'utf8')
  const script = await readFile(join(root, 'deploy/cluster/one-machine.sh'), 'utf8')
  for (const [, verb] of readme.matchAll(/one-machine\.sh (\w+)/g))
    assert.match(script, new RegExp(`^  ${verb}\\)`, 'm'))
})

test('the systemd unit closes everything that the server does not need', async () => {
  const unit = await readFile(join(root, 'deploy/debian/listpass.service'), 'utf8')
  for (const line of [
    'NoNewPrivileges=true',
    'ProtectSystem=strict',
    'ReadWritePaths=/var/lib/listpass',
    'CapabilityBoundingSet=',
    'MemoryMax=2G',
    'SystemCallFilter=@system-service',
  ]) {
    assert.ok(unit.split('\n').includes(line), line)
  }
})
