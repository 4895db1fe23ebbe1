import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../faults.ts'
import type { World } from '../world.ts'
import { authenticate } from './authenticate.ts'
import type { ApiCall } from './call.ts'
import { checkSchema } from './check-schema.ts'
import { answerSchema, bodySchema, type Operation } from './description.ts'
import { findRoute, type Route } from './operations.ts'
import { ConnectionLost, Problem, problemBody, problems } from './problem.ts'
import { readQuery } from './read-query.ts'
import { selectFields } from './select-fields.ts'

/** One call of the Marketing API; `path` is what follows /3.0. Rejects with ConnectionLost when no answer goes out. */
export async function answerCall(world: World, request: Request, path: string, dc?: string): Promise<Response> {
  const started = performance.now()
  const method = methodOf(request)
  const route = findRoute(method, path)
  const operation = route.is === 'found' ? route.operation.operationId : route.is
  let accountId: string | undefined
  let status = 0
  try {
    const account = authenticate(world, request, dc)
    accountId = account.id
    const leave = world.slots.enter(account.id)
    try {
      const { latencyMs } = account.settings
      await waitUntil(started + latencyMs / 2)
      const faults = world.faults.strike(account.id, operation)
      const early = await strikeBefore(faults, request.signal)
      const answer = early ?? (await answerRoute(route, request, { world, account, faults }))
      await strikeAfter(faults, request.signal)
      await waitUntil(started + latencyMs)
      status = answer.status
      return answer
    } finally {
      leave()
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    status = error.status
    return problemAnswer(error)
  } finally {
    const tookMs = performance.now() - started
    world.calls.note({ at: world.now(), account: accountId, operation, method, path, status, tookMs })
  }
}

/** Half of what a call takes is its way here, and what is left when its work is done is the way back. */
async function waitUntil(time: number): Promise<void> {
  const left = time - performance.now()
  if (left > 0) await wait(left)
}

async function answerRoute(
  route: Route,
  request: Request,
  from: Pick<ApiCall, 'world' | 'account' | 'faults'>,
): Promise<Response> {
  try {
    if (request.method !== 'POST' && request.headers.has('X-HTTP-Method-Override')) throw problems.wrongOverride()
    if (route.is === 'unknown') throw problems.notFound()
    if (route.is === 'wrong method') throw problems.wrongMethod()
    const { operation, answer, params } = route
    const query = readQuery(operation, new URL(request.url).searchParams)
    const schema = answerSchema(operation)
    const selection = schema && selectFields(query, schema)
    const body = await readBody(operation, request)
    const found = await answer({ ...from, params, query, body, wants: selection?.wants ?? (() => true) })
    return selection ? jsonAnswer(200, selection.apply(found), 'application/json') : new Response(null, { status: 204 })
  } catch (error) {
    if (error instanceof Problem) return problemAnswer(error)
    throw error
  }
}

async function readBody(operation: Operation, request: Request): Promise<unknown> {
  const schema = bodySchema(operation)
  if (!schema) return undefined
  let body: unknown
  try {
    body = JSON.parse(await request.text())
  } catch {
    throw problems.badJson()
  }
  const wrong = checkSchema(body, schema)
  if (wrong.length > 0) throw problems.schema(wrong)
  return body
}

function methodOf(request: Request): string {
  const override = request.headers.get('X-HTTP-Method-Override')
  return request.method === 'POST' && override ? override.toUpperCase() : request.method
}

async function strikeBefore(faults: Fault[], signal: AbortSignal): Promise<Response | undefined> {
  for (const fault of faults) {
    if (fault.kind === 'slow') await wait(fault.ms ?? 1000)
    if (fault.kind === 'no_answer' && !fault.applied) await untilAborted(signal)
    if (fault.kind === 'too_many') throw problems.tooManyConnections()
    if (fault.kind === 'bare_403') return new Response(null, { status: 403 })
    if (fault.kind === 'server_error') return serverError(fault.status ?? 500)
  }
  return undefined
}

async function strikeAfter(faults: Fault[], signal: AbortSignal): Promise<void> {
  for (const fault of faults) {
    if (fault.kind === 'lost_answer') throw new ConnectionLost('the answer was lost')
    if (fault.kind === 'no_answer' && fault.applied) await untilAborted(signal)
  }
}

/** A CDN answers 502 in HTML of its own. */
function serverError(status: number): Response {
  if (status !== 502) throw problems.serverError(status)
  const html = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'
  return new Response(html, { status, headers: { 'Content-Type': 'text/html' } })
}

/** The slot stays taken until the caller gives up. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new ConnectionLost('the caller gave up'))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}

function problemAnswer(problem: Problem): Response {
  return jsonAnswer(problem.status, problemBody(problem), 'application/problem+json')
}

function jsonAnswer(status: number, body: unknown, type: string): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': `${type}; charset=utf-8` } })
}
