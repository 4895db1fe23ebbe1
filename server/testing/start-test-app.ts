// The whole server in this process, with its own database, and the sandbox as Mailchimp.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { validating } from '../../sandbox/testing/validate.ts'
import type { Logger } from 'pino'
import { openApp } from '../app.ts'
import { migrate } from '../database/migrate.ts'
import type { AskDepths } from '../kernel/depths.ts'
import { openDepths } from '../metrics/store.ts'
import { loginRole } from '../database/names.ts'
import { type Address, openDatabase } from '../database/open.ts'
import { prepareLogin } from '../database/prepare-login.ts'
import type { Room } from '../database/watch-room.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import { nothingToWatch, watchProgress } from '../jobs/watch-progress.ts'
import { type Patience, usualPatience } from '../jobs/why-stuck.ts'
import type { Registration } from '../kernel/registration.ts'
import type { Services } from '../services.ts'
import type { Limits } from '../http/overload.ts'
import type { ProxyTrust } from '../http/proxy-trust.ts'
import { openLog } from '../log.ts'
import type { MailOptions } from '../mail/open-mail.ts'
import { type OpenServices, openServices, type ServicesOptions } from '../open-services.ts'
import { allJobs, startWork } from '../worker.ts'
import { type Calls, callsThrough } from './calls.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { atEnd, createDatabase, templateDatabase } from './postgres.ts'

export type Node = Calls & {
  app: FastifyInstance
  services: Services
  askDepths: AskDepths
  stop: () => Promise<void>
}

export type TestApp = Node & {
  sandbox: Sandbox
  /** Another server on the same database, with the same Mailchimp. */
  addNode: (more?: Pick<TestAppOptions, 'works' | 'mail' | 'publicUrl' | 'isTrial'>) => Promise<Node>
  /** The mails that the app has written. */
  outbox: Outbox
  connectionString: string
}

export const testKeys = `t1:${Buffer.alloc(32, 7).toString('base64')}`
export const testPublicUrl = 'https://listpass.test'

export type TestAppOptions = {
  works?: boolean
  sandbox?: Sandbox
  publicUrl?: string
  isTrial?: boolean | undefined
  registration?: Registration
  /** The OAuth client of this installation; without it, accounts are connected by key only. */
  client?: { id: string; secret: string }
  /** The identity provider. Default: none. */
  oidc?: ServicesOptions['oidc']
  log?: Logger
  /** A mail server instead of the outbox. */
  mail?: Pick<MailOptions, 'smtp' | 'patience'>
  /** Overload limits. Default: none, because the tests and the sandbox also load this process. */
  limits?: Limits
  webFolder?: string
  /** Trusted proxies. Default: none. */
  trustProxy?: ProxyTrust | false
  /** Free space on the disk. Default: always enough. */
  room?: Room
  /** How long background work may make no progress before the node is unready. Default: not watched. */
  patience?: Partial<Patience>
}

/**
 * With TEST_NODES=2 every test runs against two servers on one database, which share its jobs and are called in turn.
 * So each test proves both.
 */
const nodesAtOnce = Number(process.env['TEST_NODES'] ?? 1)

const without = { delayMs: Infinity, atOnce: Infinity }
const declined = { atOnce: Infinity, waitsMs: 0, mostWaiting: 0 }
const noLimits: Limits = {
  long: without,
  call: without,
  guest: without,
  page: without,
  image: without,
  scan: without,
  lateForAll: Infinity,
  declined,
}

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const sandbox = options.sandbox ?? createSandbox()
  const { connectionString, drop } = await createDatabase(await templateDatabase('migrated', prepare))
  const folder = await mkdtemp(join(tmpdir(), 'listpass-test-'))
  const outbox = openOutbox(join(folder, 'outbox'))
  const nodes: Node[] = []
  const addNode: TestApp['addNode'] = async (more) => {
    const node = await startNode({ connectionString, sandbox, outboxFolder: outbox.folder }, { ...options, ...more })
    nodes.push(node)
    return node
  }
  const first = await addNode()
  while (nodes.length < nodesAtOnce) await addNode()
  const calls = callsInside(nodes.map(({ app }) => app))
  atEnd(async () => {
    const stopped = Promise.all(nodes.map((node) => node.stop()))
    // Closing waits for open calls. Closing the sandbox first ends calls without an answer.
    await sandbox.close()
    await stopped
    await drop()
    await rm(folder, { recursive: true, force: true })
  })
  return { ...first, ...calls, sandbox, addNode, connectionString, outbox }
}

/** A database with the schema and the job queue's tables; copies of it start at once. */
async function prepare(connectionString: string): Promise<void> {
  const log = openLog('error')
  await migrate({ connectionString })
  await prepareLogin({ connectionString }, { user: loginRole, password: /:([^:@/]*)@/.exec(connectionString)?.[1] })
  const database = openDatabase({ connectionString }, () => {})
  const jobs = await openJobs({ connectionString }, allJobs, log)
  await jobs.stop()
  await database.close()
}

/** Apps connect like the product: not as a superuser. */
function asLogin(connectionString: string): string {
  return connectionString.replace(/^([a-z]+:\/\/)[^:@/]*/, `$1${loginRole}`)
}

type Place = { connectionString: string; sandbox: Sandbox; outboxFolder: string }

async function startNode({ connectionString, sandbox, outboxFolder }: Place, options: TestAppOptions): Promise<Node> {
  const { works = true, publicUrl = testPublicUrl, client } = options
  const log = options.log ?? openLog(process.env['LOG_LEVEL'] ?? 'silent')
  const fetch = validating(sandbox.fetch)
  const address = { connectionString: asLogin(connectionString) }
  const open = await openServices({
    address,
    keys: testKeys,
    publicUrl,
    isTrial: options.isTrial,
    registration: options.registration,
    mailchimpApiUrl: 'https://{dc}.api.mailchimp.com/3.0',
    login: client && { url: 'https://login.mailchimp.com', client },
    oidc: options.oidc,
    mail: { smtp: undefined, from: undefined, outboxFolder, ...options.mail },
    log,
    fetch: (request) => fetch(request),
    room: options.room,
  })
  const watched = watchNode(open, address, options)
  const worker = works ? await startWork(open.jobs, open.services) : undefined
  const isReady = async () => !watched.why() && (await open.services.database.isUp())
  const app = await openApp(open.services, {
    log,
    publicUrl,
    trustProxy: options.trustProxy ?? false,
    webFolder: options.webFolder ?? '/nowhere',
    limits: options.limits ?? noLimits,
    room: options.room,
    isReady,
  })

  let isStopped = false
  return {
    app,
    services: open.services,
    askDepths: watched.askDepths,
    ...callsInside([app]),
    async stop() {
      if (isStopped) return
      isStopped = true
      await app.close()
      await worker?.stop()
      await open.jobs.stop()
      await watched.close()
      await open.close()
    },
  }
}

function watchNode({ services }: OpenServices, address: Address, { patience }: TestAppOptions) {
  const { ask: askDepths, close: closeDepths } = openDepths(
    address,
    allJobs.map(({ name }) => name),
  )
  const { progress, room, log } = services
  const watched = { progress, room, jobs: allJobs, askDepths, log }
  const watchdog = patience
    ? watchProgress({ ...watched, patience: { ...usualPatience, ...patience } })
    : nothingToWatch
  const close = () => watchdog.stop().then(() => closeDepths())
  return { why: watchdog.why, askDepths, close }
}

/** Sends each call to the next of the servers in turn. */
function callsInside(apps: FastifyInstance[]): Calls {
  let turn = 0
  return callsThrough(async ({ method, url, query, headers, body }) => {
    const answer = await apps[turn++ % apps.length]!.inject({
      method,
      url,
      query,
      headers,
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, text: answer.body }
  })
}
