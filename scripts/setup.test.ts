// The command `listpass` and its setup, in a folder of their own.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { addDataFolder, root, startCommand } from '../server/testing/processes.ts'

const program = join(root, 'scripts/listpass.mjs')

async function listpass(folder: string, args: string[], node: string[] = []) {
  const child = startCommand([process.execPath, ...node, program, ...args], {}, { cwd: folder })
  return { ending: await child.ended, said: child.lines.join('\n') }
}

test('setup writes the settings of an address, keeps the others, and gives Caddy’s lines', async () => {
  const folder = await addDataFolder()
  await writeFile(join(folder, '.env'), 'SMTP_URL=smtps://mail.example.org\nPUBLIC_URL=https://former.example.org\n')
  const { ending, said } = await listpass(folder, ['setup', 'Tickets.example.org', '--caddy', join(folder, 'none')])
  assert.equal(ending, 0, said)
  assert.match(said, /^The settings for https:\/\/tickets\.example\.org are written\.$/m)
  assert.match(said, /^tickets\.example\.org \{\n\treverse_proxy 127\.0\.0\.1:3000 \{\n\t\tflush_interval -1$/m)
  assert.equal(
    await readFile(join(folder, '.env'), 'utf8'),
    'SMTP_URL=smtps://mail.example.org\nNODE_ENV=production\nPUBLIC_URL=https://tickets.example.org\n' +
      'HOST=127.0.0.1\nTRUST_PROXY=true\n',
  )
})

test('where Caddy is, setup gives it the address, once', async () => {
  const folder = await addDataFolder()
  const caddy = join(folder, 'caddy')
  await mkdir(caddy)
  await writeFile(join(caddy, 'Caddyfile'), 'other.example.org {\n\trespond hello\n}\n')
  for (const host of ['first.example.org', 'https://second.example.org']) {
    const { ending, said } = await listpass(folder, ['setup', host, '--caddy', caddy])
    assert.equal(ending, 0, said)
  }
  const main = await readFile(join(caddy, 'Caddyfile'), 'utf8')
  assert.equal(main, 'other.example.org {\n\trespond hello\n}\n\nimport listpass.caddy\n')
  assert.match(await readFile(join(caddy, 'listpass.caddy'), 'utf8'), /^second\.example\.org \{/)
})

test('an address that cannot be one is refused with a sentence, and nothing is written', async () => {
  const folder = await addDataFolder()
  const wrong: [string[], RegExp][] = [
    [[], /Name the address: listpass setup tickets\.example\.org/],
    [['one.example.org', 'two.example.org'], /Name the address/],
    [['http://tickets.example.org'], /has no https/],
    [['tickets.example.org/door'], /PUBLIC_URL should be/],
    [['not a host'], /PUBLIC_URL should be/],
  ]
  for (const [args, sentence] of wrong) {
    const { ending, said } = await listpass(folder, ['setup', ...args])
    assert.equal(ending, 1)
    assert.match(said, sentence)
    assert.equal(said.split('\n').length, 1, said)
  }
  assert.ok(!existsSync(join(folder, '.env')))
})

test('an unknown command says what there is, and an older Node starts the one that came with the package', async () => {
  const folder = await addDataFolder()
  const unknown = await listpass(folder, ['begin'])
  assert.equal(unknown.ending, 2)
  assert.match(unknown.said, /^ {2}listpass backup FILE {3,}saves everything in one encrypted file$/m)
  assert.equal((await listpass(folder, ['help'])).ending, 0)
  const older = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.9.0' } })"
  const reached = await listpass(folder, ['begin'], [`--import=data:text/javascript,${encodeURIComponent(older)}`])
  assert.deepEqual(reached, unknown)
})
