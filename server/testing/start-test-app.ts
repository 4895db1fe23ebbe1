// The whole server in this process, on a database of its own, with the sandbox in Mailchimp's place.
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import { declined } from '#contract/refusal.ts'
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
import { atEnd, createDatabase, templateDatabase } from './postgres.ts'

export type Asked = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  token?: string | undefined
}

export type Node = {
  app: FastifyInstance
  services: Services
  /** The answer of a call that succeeds; throws with the refusal when it does not. */
  call: <E extends Endpoint>(endpoint: E, asked?: Asked) => Promise<AnswerOf<E>>
  /** Status and refusal of a call that is declined. */
  refused: (endpoint: Endpoint, asked?: Asked) => Promise<z.output<typeof declined> & { status: number }>
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

export async function startTestApp(options: { works?: boolean; sandbox?: Sandbox } = {}): Promise<TestApp> {
  const sandbox = options.sandbox ?? createSandbox()
  const { connectionString, drop } = await createDatabase(await templateDatabase('migrated', prepare))
  const nodes: Node[] = []
  const addNode = async () => {
    const node = await startNode(connectionString, sandbox, options.works ?? true)
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

async function startNode(connectionString: string, sandbox: Sandbox, works: boolean): Promise<Node> {
  const log = openLog(process.env['LOG_LEVEL'] ?? 'silent')
  const fetch = validating(sandbox.fetch)
  const open = await openServices({
    address: { connectionString },
    keys: testKeys,
    publicUrl: testPublicUrl,
    mailchimpApiUrl: 'https://{dc}.api.mailchimp.com/3.0',
    log,
    fetch: (request) => fetch(request),
  })
  const worker = works ? await startWork(open.jobs, open.services) : undefined
  const isReady = () => open.services.database.isUp()
  const app = await openApp(open.services, {
    log,
    publicUrl: testPublicUrl,
    trustProxy: false,
    webFolder: '/nowhere',
    isReady,
  })

  let isStopped = false
  return {
    app,
    services: open.services,
    ...callsOf(app),
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

function callsOf(app: FastifyInstance): Pick<Node, 'call' | 'refused'> {
  async function ask(endpoint: Endpoint, { params = {}, query, body, token }: Asked) {
    const url = endpoint.path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name]!))
    return app.inject({
      method: endpoint.method,
      url,
      ...(query ? { query } : {}),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body as object }),
    })
  }
  return {
    async call(endpoint, asked = {}) {
      const answer = await ask(endpoint, asked)
      if (answer.statusCode !== 200)
        throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.statusCode} ${answer.body}`)
      return z.parse(endpoint.answer, answer.json()) as AnswerOf<typeof endpoint>
    },
    async refused(endpoint, asked = {}) {
      const answer = await ask(endpoint, asked)
      if (answer.statusCode === 200)
        throw new Error(`${endpoint.method} ${endpoint.path} was not declined: ${answer.body}`)
      return { ...z.parse(declined, answer.json()), status: answer.statusCode }
    },
  }
}
