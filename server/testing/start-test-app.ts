// The whole server in this process, on a database of its own, with the sandbox in Mailchimp's place.
import type { FastifyInstance } from 'fastify'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { validating } from '../../sandbox/testing/validate.ts'
import { openApp } from '../app.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import type { Services } from '../kernel/services.ts'
import { openLog } from '../log.ts'
import { openServices } from '../open-services.ts'
import { allJobs, startWork } from '../worker.ts'
import { type Calls, callsThrough } from './calls.ts'
import { atEnd, createDatabase, templateDatabase } from './postgres.ts'

export type Node = Calls & {
  app: FastifyInstance
  services: Services
  stop: () => Promise<void>
}

export type TestApp = Node & {
  sandbox: Sandbox
  /** Another server on the same database, with the same Mailchimp. */
  addNode: () => Promise<Node>
  connectionString: string
}

export const testKeys = `t1:${Buffer.alloc(32, 7).toString('base64')}`
export const testPublicUrl = 'https://listpass.test'

export type TestAppOptions = {
  works?: boolean
  sandbox?: Sandbox
  publicUrl?: string
  /** What Mailchimp knows this installation by; without, accounts are connected by key only. */
  client?: { id: string; secret: string }
}

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const sandbox = options.sandbox ?? createSandbox()
  const { connectionString, drop } = await createDatabase(await templateDatabase('migrated', prepare))
  const nodes: Node[] = []
  const addNode = async () => {
    const node = await startNode(connectionString, sandbox, options)
    nodes.push(node)
    return node
  }
  const first = await addNode()
  atEnd(async () => {
    for (const node of nodes) await node.stop()
    await sandbox.close()
    await drop()
  })
  return { ...first, sandbox, addNode, connectionString }
}

/** Migrated, and with the tables of the job queue: a copy of it starts at once. */
async function prepare(connectionString: string): Promise<void> {
  const log = openLog('error')
  await migrate({ connectionString })
  const database = openDatabase({ connectionString }, () => {})
  const jobs = await openJobs({ connectionString }, allJobs, log)
  await jobs.stop()
  await database.close()
}

async function startNode(connectionString: string, sandbox: Sandbox, options: TestAppOptions): Promise<Node> {
  const { works = true, publicUrl = testPublicUrl, client } = options
  const log = openLog(process.env['LOG_LEVEL'] ?? 'silent')
  const fetch = validating(sandbox.fetch)
  const open = await openServices({
    address: { connectionString },
    keys: testKeys,
    publicUrl,
    mailchimpApiUrl: 'https://{dc}.api.mailchimp.com/3.0',
    login: client && { url: 'https://login.mailchimp.com', client },
    log,
    fetch: (request) => fetch(request),
  })
  const worker = works ? await startWork(open.jobs, open.services) : undefined
  const isReady = () => open.services.database.isUp()
  const app = await openApp(open.services, {
    log,
    publicUrl,
    trustProxy: false,
    webFolder: '/nowhere',
    isReady,
  })

  let isStopped = false
  return {
    app,
    services: open.services,
    ...callsInside(app),
    async stop() {
      if (isStopped) return
      isStopped = true
      await app.close()
      await worker?.stop()
      await open.jobs.stop()
      await open.close()
    },
  }
}

function callsInside(app: FastifyInstance): Calls {
  return callsThrough(async ({ method, url, query, headers, body }) => {
    const answer = await app.inject({ method, url, query, headers, ...(body && { payload: body }) })
    return { status: answer.statusCode, text: answer.body }
  })
}
