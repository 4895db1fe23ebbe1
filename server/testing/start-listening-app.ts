// An app whose webhooks the pretend Mailchimp can call: they reach the server in this process.
import type { FastifyInstance } from 'fastify'
import { setUpWebhook } from '#contract/webhooks.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/sandbox.ts'
import type { NewAudience } from '../../sandbox/control.ts'
import { type Connected, prepareList } from './factories.ts'
import { startTestApp, type TestApp, type TestAppOptions, testPublicUrl } from './start-test-app.ts'

type CallOut = NonNullable<SandboxOptions['callOut']>

export type ListeningApp = TestApp & {
  /** Wraps the connection from Mailchimp to us; undefined changes nothing. */
  interpose: (between: ((request: Request, reach: CallOut) => Promise<Response>) | undefined) => void
}

export async function startListeningApp({
  clock,
  ...options
}: Omit<TestAppOptions, 'sandbox'> & Pick<SandboxOptions, 'clock'> = {}): Promise<ListeningApp> {
  let reach: CallOut = () => Promise.reject(new TypeError('nobody is there yet'))
  let between: Parameters<ListeningApp['interpose']>[0]
  const sandbox = createSandbox({
    ...(clock && { clock }),
    callOut: (request) => (between ? between(request, reach) : reach(request)),
  })
  const app = await startTestApp({ ...options, sandbox })
  reach = (request) => inject(app.app, request)
  return { ...app, interpose: (next) => void (between = next) }
}

/** Passes requests to the app. Only requests to our own address arrive here. */
async function inject(app: FastifyInstance, request: Request): Promise<Response> {
  if (!request.url.startsWith(`${testPublicUrl}/`)) throw new TypeError(`nobody is at ${request.url}`)
  const text = await request.text()
  const answer = await app.inject({
    method: request.method as 'GET' | 'POST',
    url: request.url.slice(testPublicUrl.length),
    headers: Object.fromEntries(request.headers),
    ...(text && { payload: text }),
  })
  return new Response(answer.body, { status: answer.statusCode })
}

export type Listened = Connected & { codes: string[]; batchId: string }

/** Codes for every contact, and a webhook. */
export async function prepareListening(app: TestApp, audience?: NewAudience): Promise<Listened> {
  const prepared = await prepareList(app, audience)
  await app.call(setUpWebhook, { token: prepared.token, params: { listId: prepared.list.id } })
  return prepared
}

/** A call to Mailchimp's API by another tool of the owner. */
export async function callMailchimp(
  { sandbox }: { sandbox: Sandbox },
  { apiKey }: Pick<Connected, 'apiKey'>,
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const answer = await sandbox.fetch(`https://us14.api.mailchimp.com/3.0${path}`, {
    method,
    headers: { authorization: `Bearer ${apiKey}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}
