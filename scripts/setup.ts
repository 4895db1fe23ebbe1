// listpass setup HOST writes the settings of an installation at https://HOST, and tells Caddy of it where Caddy is. --caddy
// names Caddy's folder where it is another than that of its packages.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../server/config.ts'
import { sentenceFor } from './say.ts'

const caddyFile = 'listpass.caddy'

try {
  const { host, caddyFolder } = readArguments()
  const address = addressOf(host)
  const before = existsSync('.env') ? await readFile('.env', 'utf8') : ''
  const settings = withSettings(before, {
    NODE_ENV: 'production',
    PUBLIC_URL: address,
    HOST: '127.0.0.1',
    TRUST_PROXY: 'true',
  })
  await writeFile('.env', settings, { mode: 0o640 })
  console.log(`The settings for ${address} are written.`)
  await tellCaddy(caddyFolder, new URL(address).host)
  if (!tellService('restart', 'listpass')) console.log('Start Listpass, or start it again: listpass start')
  process.exit(0)
} catch (error) {
  console.error(sentenceFor(error, process.env))
  process.exit(1)
}

function readArguments(): { host: string; caddyFolder: string } {
  const options = { caddy: { type: 'string', default: '/etc/caddy' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [host, ...more] = positionals
  if (!host || more.length > 0) throw new Error('Name the address: listpass setup tickets.example.org')
  return { host, caddyFolder: values.caddy }
}

/** Checked as every start checks it. */
function addressOf(host: string): string {
  const address = /^https?:\/\//i.test(host) ? host : `https://${host}`
  const { publicUrl } = readConfig({ PUBLIC_URL: address })
  if (publicUrl.startsWith('https://')) return publicUrl
  throw new Error(`${publicUrl} has no https, and phones give the camera to https pages only.`)
}

/** Other lines stay as they are. */
function withSettings(text: string, settings: Record<string, string>): string {
  const kept = text.split('\n').filter((line) => !Object.keys(settings).includes(line.split('=')[0]!.trim()))
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  return `${[...kept.filter((line, at) => line !== '' || at < kept.length - 1), ...lines].join('\n')}\n`
}

async function tellCaddy(caddyFolder: string, host: string): Promise<void> {
  const block = `${host} {\n\treverse_proxy 127.0.0.1:${readConfig(process.env).port} {\n\t\tflush_interval -1\n\t}\n}\n`
  const main = join(caddyFolder, 'Caddyfile')
  if (!existsSync(main)) {
    console.log(`Give these lines to Caddy (or see docs/install.md for nginx):\n\n${block}`)
    return
  }
  await writeFile(join(caddyFolder, caddyFile), block)
  if (!(await readFile(main, 'utf8')).includes(`import ${caddyFile}`)) await appendFile(main, `\nimport ${caddyFile}\n`)
  console.log(`Caddy has the address, in ${join(caddyFolder, caddyFile)}.`)
  if (!tellService('reload', 'caddy')) console.log('Let Caddy read it: systemctl reload caddy')
}

/** False where systemd does not run, or does not know the service. */
function tellService(verb: 'restart' | 'reload', name: string): boolean {
  return existsSync('/run/systemd/system') && spawnSync('systemctl', [verb, name], { stdio: 'ignore' }).status === 0
}
