// Starts Listpass in the forms in which it ships, and goes from an account to a scan, over a restart, a backup and back.
// In full (npm run prove -- install) also the image and the Debian package, which takes root and Debian's tools.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { redeemScan } from '#contract/scanning.ts'
import { connectOver } from '../server/testing/connect-over.ts'
import { codesOf, generateAll } from '../server/testing/factories.ts'
import {
  addDataFolder,
  callsOver,
  type Child,
  isReady,
  root,
  settingsFor,
  startCommand,
  startSandboxProcess,
} from '../server/testing/processes.ts'
import { freePort } from '../server/testing/this-machine.ts'
import { buildWeb } from './build-web.ts'
import { pack } from './release/pack.ts'
import { layOut, releasedFiles } from './release/released-files.ts'
import { type Form, imageOf, packageOf } from './testing/chroots.ts'

const run = promisify(execFile)
const isFull = process.env['LISTPASS_PROVE'] === 'full'
await buildWeb(root)
const entries = await releasedFiles(root)
const place = await addDataFolder()
const sandbox = await startSandboxProcess(await addDataFolder())

const forms: Record<string, () => Promise<Form>> = {
  'the archive': async () => {
    await writeFile(join(place, 'archive.tar.gz'), await pack(entries, '9.9.9', 1_700_000_000))
    await run('tar', ['-xzf', 'archive.tar.gz'], { cwd: place })
    const folder = join(place, 'listpass-9.9.9')
    await linkPackages(folder)
    return inHome([join(folder, 'node_modules/.bin/node'), join(folder, 'scripts/listpass.mjs')])
  },
  'the npm package': async () => {
    const tree = await addDataFolder()
    await layOut(entries, tree)
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', place], { cwd: tree })
    // Node treats files below node_modules differently, so that is where npm's user has them.
    const folder = join(place, 'npm', 'node_modules', 'listpass')
    await mkdir(folder, { recursive: true })
    await run('tar', ['-xzf', join(place, stdout.trim()), '--strip-components=1', '-C', folder])
    await linkPackages(join(place, 'npm'))
    return inHome([process.execPath, join(folder, 'scripts/listpass.mjs')])
  },
  ...(isFull && { 'the image': () => imageOf(entries), 'the Debian package': () => packageOf(entries) }),
}

for (const [name, make] of Object.entries(forms)) {
  test(`${name} starts, counts a scan, and keeps it over a restart and a restored backup`, async (t) => {
    const form = await make()
    const begun = performance.now()
    const first = await start(form, form.home)
    t.diagnostic(`${name} is ready in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    const connected = await connectOver(first.calls, sandbox, {
      members: [{ email: `${randomUUID()}@example.com`, status: 'subscribed' }],
    })
    await generateAll(first.calls, connected)
    const [code] = await codesOf(first.calls, connected)
    const scan = { qr_code: code!, scan_id: randomUUID() }
    const asked = { token: connected.token, params: { listId: connected.list.id }, body: scan }
    const verdict = await first.calls.call(redeemScan, asked)
    assert.equal(verdict.reason, 'ok')
    assert.equal(await first.server.end('SIGTERM'), 0)

    const second = await start(form, form.home)
    assert.deepEqual(await second.calls.call(redeemScan, asked), verdict)
    await end(form, ['backup', join(form.home, 'night.backup')], form.home)
    assert.equal(await second.server.end('SIGTERM'), 0)

    await mkdir(join(form.homeHere, 'new'), { mode: 0o777 })
    await copyFile(join(form.homeHere, 'keys'), join(form.homeHere, 'new', 'keys'))
    if (isFull) await run('chown', ['-R', '--reference', join(form.homeHere, 'keys'), join(form.homeHere, 'new')])
    await end(form, ['restore', join(form.home, 'night.backup')], join(form.home, 'new'))
    const third = await start(form, join(form.home, 'new'))
    assert.deepEqual(await third.calls.call(redeemScan, asked), verdict)
    assert.equal(await third.server.end('SIGTERM'), 0)
    await form.remove?.()
  })
}

async function inHome(listpass: string[]): Promise<Form> {
  const home = await addDataFolder()
  return { listpass, home, homeHere: home }
}

async function start(form: Form, dataDir: string) {
  const port = String(await freePort())
  const settings = { ...settingsFor(dataDir, sandbox), PORT: port, MAILCHIMP: 'live', LOOK_OUTSIDE: 'off' }
  const server = startCommand([...form.listpass, 'start'], settings, { cwd: form.homeHere })
  await server.line(/^Address: /)
  const address = `http://127.0.0.1:${port}`
  assert.ok(await isReady(address))
  return { server, calls: callsOver(address) }
}

async function end(form: Form, args: string[], dataDir: string): Promise<void> {
  const child: Child = startCommand([...form.listpass, ...args], settingsFor(dataDir, sandbox), { cwd: form.homeHere })
  assert.equal(await child.ended, 0, child.lines.join('\n'))
}

/** As npm installs them: our own code below the folder finds no package of the tests or of the build. */
async function linkPackages(folder: string): Promise<void> {
  const shipped = entries.find(({ path }) => path === 'npm-shrinkwrap.json')!
  const { packages } = JSON.parse(shipped.bytes.toString('utf8')) as { packages: Record<string, unknown> }
  for (const path of Object.keys(packages)) {
    if (path.lastIndexOf('node_modules/') !== 0 || !existsSync(join(root, path))) continue
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await symlink(join(root, path), join(folder, path))
  }
  await mkdir(join(folder, 'node_modules/.bin'))
  await symlink('../node/bin/node', join(folder, 'node_modules/.bin/node'))
}
