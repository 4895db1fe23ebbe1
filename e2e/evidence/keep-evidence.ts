// Keeps a product's traces for scripts/nothing-leaked.ts: its logs, its database as text, its answers, and the planted
// values.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'

import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { evidenceFolder, evidenceName } from '../../scripts/leaks/evidence-folder.ts'
import type { OwnDatabase } from '../own-database.ts'
import { openPlants, type Plants } from './planted.ts'

export type Evidence = Plants & {
  logged: (part: string) => void
  /** The body of an answer that declined something. */
  declined: (status: number, body: string) => void
  page: (html: string) => void
  /** Called while the product still runs. */
  ask: (address: string, settings: Record<string, string>) => Promise<void>
  /** Called after the product ended, while its data folder and database still exist. */
  collect: (dataDir: string, database: OwnDatabase) => Promise<void>
}

/** Each product has its own folder, because the runner replaces its workers. */
let made = 0

export function openEvidence(): Evidence {
  const folder = join(evidenceFolder, evidenceName(++made))
  mkdirSync(join(folder, 'answers'), { recursive: true })
  for (const name of ['planted.jsonl', 'server.log', 'declined.jsonl', 'pages.html'])
    writeFileSync(join(folder, name), '')
  const plants = openPlants(join(folder, 'planted.jsonl'))
  const pages = new Set<string>()

  return {
    ...plants,
    logged: (part) => appendFileSync(join(folder, 'server.log'), part),
    declined: (status, body) => appendFileSync(join(folder, 'declined.jsonl'), `${JSON.stringify({ status, body })}\n`),
    page(html) {
      const hash = createHash('sha256').update(html).digest('hex')
      if (!pages.has(hash)) appendFileSync(join(folder, 'pages.html'), `${html}\n`)
      pages.add(hash)
    },
    async ask(address, settings) {
      const metrics = settings['METRICS_PORT']
      for (const [name, url] of [
        ...['healthz', 'readyz', 'api/openapi.json'].map((path) => [path, `${address}/${path}`] as const),
        ...(metrics ? [['metrics', `http://127.0.0.1:${metrics}/metrics`] as const] : []),
      ])
        await writeFile(join(folder, 'answers', name.replaceAll('/', '-')), await (await fetch(url)).text())
    },
    async collect(dataDir, { settings, connectionString }) {
      // A product that failed before its database started has no database log and nothing to dump.
      const isOwn = existsSync(join(dataDir, 'postgres.log'))
      if (isOwn || connectionString) {
        const args = [join(folder, 'dump'), isOwn ? dataDir : connectionString!]
        await promisify(execFile)(process.execPath, ['e2e/evidence/dump-database.ts', ...args])
      }
      // The log of a separate database server is not ours, so it is not collected.
      if (isOwn) await copyFile(join(dataDir, 'postgres.log'), join(folder, 'postgres.log'))
      plantKeys(settings['LISTPASS_KEYS'] ?? (await readFile(join(dataDir, 'keys'), 'utf8').catch(() => '')), plants)
      plantSandbox(dataDir, plants)
    },
  }
}

function plantKeys(keys: string, { plant }: Plants): void {
  for (const [, key] of keys.matchAll(/:([A-Za-z0-9+/=]{40,})/g)) plant('key ring', key!)
}

/** Secrets that pass only between the servers: consent tokens, and the secrets that sign deliveries. */
function plantSandbox(dataDir: string, { plant }: Plants): void {
  const path = join(dataDir, 'sandbox', 'sandbox.sqlite')
  if (!existsSync(path)) return
  const sandbox = new DatabaseSync(path, { readOnly: true })
  for (const { token } of sandbox.prepare('select token from credentials').all()) plant('api key', String(token))
  for (const { secret } of sandbox
    .prepare('select signing_secret as secret from webhooks where signing_secret is not null')
    .all())
    plant('token', String(secret))
  for (const { email } of sandbox.prepare('select distinct email from members limit 20000').all())
    plant('email', String(email))
  sandbox.close()
}
