// The whole server in this process, with its own database, and the sandbox as Mailchimp.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { validating } from '../../sandbox/testing/validate.ts'
import { openApp } from '../app.ts'
import { migrate } from '../database/migrate.ts'
import { openDepths } from '../metrics/store.ts'
import { loginRole } from '../database/names.ts'
import { type Address, openDatabase } from '../database/open.ts'
import { prepareLogin } from '../database/prepare-login.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import { nothingToWatch, watchProgress, whyNotReady } from '../jobs/watch-progress.ts'
import { usualPatience } from '../jobs/why-stuck.ts'
import type { Limits } from '../http/overload.ts'
import { openLog } from '../log.ts'
import { forRequests, type OpenServices, openServices } from '../open-services.ts'
import { allJobs, startWork } from '../worker.ts'
import { type Calls, callsThrough } from './calls.ts'
import { openOutbox } from './outbox.ts'
import { atEnd, createDatabase, templateDatabase } from './postgres.ts'
import { type Node, type Opened, takeShared, type TestApp, type TestAppOptions } from './test-app.ts'

export type { Node, TestApp, TestAppOptions }

export const testKeys = `t1:${Buffer.alloc(32, 7).toString('base64')}`
export const testPublicUrl = 'https://listpass.test'

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

/** In a process that runs many files, files without settings take turns with one app (test-app.ts). */
export async function startTestApp({
  sandbox = createSandbox(),
  own,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const open = () => openTestApp(options)
  const shared = own === undefined ? await takeShared(options, sandbox, open) : undefined
  if (shared) return shared
  const opened = await open()
  opened.connect(sandbox)
  atEnd(async () => {
    const closed = opened.close()
    // Closing waits for open calls. Closing the sandbox first ends calls without an answer.
    await sandbox.close()
    await closed
  })
  return { ...opened, sandbox }
}

async function openTestApp(options: TestAppOptions): Promise<Opened> {
  const { connectionString, drop } = await createDatabase(await templateDatabase('migrated', prepare))
  const folder = await mkdtemp(join(tmpdir(), 'listpass-test-'))
  const outbox = openOutbox(join(folder, 'outbox'))
  const nodes: Node[] = []
  const place: Place = { connectionString, outboxFolder: outbox.folder, fetch: nobodyThere }
  const addNode: TestApp['addNode'] = async (more) => {
    const node = await startNode(place, { ...options, ...more })
    nodes.push(node)
    return node
  }
  const first = await addNode()
  while (nodes.length < nodesAtOnce) await addNode()
  const calls = callsInside(nodes.map(({ app }) => app))
  return {
    ...first,
    ...calls,
    addNode,
    connectionString,
    outbox,
    nodes,
    connect: (sandbox) => void (place.fetch = validating(sandbox.fetch)),
    async close() {
      await Promise.all(nodes.map((node) => node.stop()))
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function nobodyThere(): Promise<never> {
  return Promise.reject(new TypeError('fetch failed'))
}

/** A database with the schema and the job queue's tables; copies of it start at once. */
async function prepare(connectionString: string): Promise<void> {
  const log = openLog('error')
  await migrate({ connectionString })
  await prepareLogin({ connectionString }, { user: loginRole, password: /:([^:@/]*)@/.exec(connectionString)?.[1] })
  const { database } = openDatabase({ connectionString }, () => {})
  const jobs = await openJobs({ connectionString }, allJobs, log)
  await jobs.stop()
  await database.close()
}

/** Apps connect like the product: not as a superuser. */
function asLogin(connectionString: string): string {
  return connectionString.replace(/^([a-z]+:\/\/)[^:@/]*/, `$1${loginRole}`)
}

/** `fetch` reaches the pretend Mailchimp that is connected now. */
type Place = { connectionString: string; outboxFolder: string; fetch: Sandbox['fetch'] }

async function startNode(place: Place, options: TestAppOptions): Promise<Node> {
  const { works = true, publicUrl = testPublicUrl, client } = options
  const log = options.log ?? openLog(process.env['LOG_LEVEL'] ?? 'silent')
  const address = { connectionString: asLogin(place.connectionString) }
  const open = await openServices({
    address,
    keys: testKeys,
    publicUrl,
    isTrial: options.isTrial,
    registration: options.registration,
    teamsOfPerson: options.teamsOfPerson,
    mailchimpApiUrl: 'https://{dc}.api.mailchimp.com/3.0',
    login: client && { url: 'https://login.mailchimp.com', client },
    oidc: options.oidc,
    mail: { smtp: undefined, from: undefined, outboxFolder: place.outboxFolder, ...options.mail },
    log,
    fetch: (request) => place.fetch(request),
    room: options.room,
    passwordCost: options.passwordCost ?? { memory: 8, passes: 1 },
  })
  const watched = watchNode(open, address, options)
  const worker = works ? await startWork(open.jobs, open.services) : undefined
  const app = await openApp(forRequests(open.services), {
    log,
    publicUrl,
    trustProxy: options.trustProxy ?? false,
    webFolder: options.webFolder ?? '/nowhere',
    limits: options.limits ?? noLimits,
    room: options.room,
    whyUnready: () => whyNotReady(watched, open.services),
  })

  let isStopped = false
  let listening: Promise<string> | undefined
  return {
    app,
    listen: () => (listening ??= app.listen({ port: 0, host: '127.0.0.1' })),
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
