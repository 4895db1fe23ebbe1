import { setTimeout as wait } from 'node:timers/promises'
import type { Fault, Struck } from '../faults.ts'
import type { World } from '../world.ts'
import { ConnectionLost, htmlPage, jsonAnswer, Problem, problemAnswer, problems } from './problem.ts'
import type { Answer, ApiCall } from './call.ts'
import { checkSchema } from './check-schema.ts'
import { answerSchema, bodySchema, type Operation } from './description.ts'
import { readOdd, showOdd } from './odd-rows.ts'
import { findRoute, type Route } from './operations.ts'
import { readQuery } from './read-query.ts'
import { selectFields } from './select-fields.ts'
import { asWrong, bend, turnAway, withoutKeeping, wrongAnswerOf } from './wrong-answers.ts'
import { findAccountByToken, type Account } from '../store/accounts.ts'

/**
 * Answers one call of the Marketing API; `path` is the part after /3.0. Rejects with ConnectionLost when the connection
 * ends without an answer.
 */
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
      const done = early ?? (await answerRoute(route, request, { world, account, faults }))
      const answer = turnAway(faults, true) ?? done
      await strikeAfter(faults, request.signal)
      await waitUntil(started + latencyMs)
      status = answer.status
      return dated(answer, faults, world.now())
    } finally {
      leave()
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    status = error.status
    return dated(problemAnswer(error), [], world.now())
  } finally {
    const tookMs = performance.now() - started
    world.calls.note({ at: world.now(), account: accountId, operation, method, path, status, tookMs })
  }
}

/** Each answer tells Mailchimp's time, in whole seconds. */
function dated(answer: Response, faults: Fault[], now: number): Response {
  const wrong = faults.find(({ kind }) => kind === 'wrong_date')
  const date = wrong ? wrong.date : new Date(now).toUTCString()
  if (date !== undefined) answer.headers.set('Date', date)
  return answer
}

/** Half of a call's latency passes before its work, the rest after it. */
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
    const call = { ...from, params, query, body, wants: selection?.wants ?? (() => true) }
    const found = await answerInTime(answer, call)
    if (!selection) return new Response(null, { status: 204 })
    const wrong = wrongAnswerOf(from.faults)
    const odd = showOdd(found, readOdd(from.account.settings.oddRows))
    const shown = jsonAnswer(200, selection.apply(wrong ? bend(wrong, odd) : odd), 'application/json')
    return wrong || odd !== found ? asWrong(shown) : shown
  } catch (error) {
    if (error instanceof Problem) return problemAnswer(error)
    if (error instanceof TooLarge) return htmlPage(502, 'Bad Gateway')
    throw error
  }
}

class TooLarge extends Error {}

/** Delays an answer by its number of rows. A call larger than the account's limit does nothing. */
async function answerInTime(answer: Answer, call: ApiCall): Promise<unknown> {
  const { rowMs, largestCall } = call.account.settings
  const bound = (rows: number) => {
    if (largestCall > 0 && rows > largestCall) throw new TooLarge()
    return rows
  }
  const sent = bound(rowsOf(call.body))
  const isKept = wrongAnswerOf(call.faults) !== 'keeps_nothing'
  const found = await (isKept ? answer(call) : withoutKeeping(call.world.db, () => answer(call)))
  const rows = sent || bound(rowsOf(found))
  if (rowMs > 0) await wait(rows * rowMs)
  return found
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

async function strikeBefore(faults: Struck[], signal: AbortSignal): Promise<Response | undefined> {
  for (const fault of faults) {
    if (fault.kind === 'slow') await wait(fault.ms ?? 1000)
    if (fault.kind === 'held') await Promise.race([fault.untilCleared, untilAborted(signal)])
    if (fault.kind === 'no_answer' && !fault.applied) await untilAborted(signal)
    if (fault.kind === 'too_many') throw problems.tooManyConnections()
    if (fault.kind === 'bare_403') return new Response(null, { status: 403 })
    if (fault.kind === 'server_error') return serverError(fault.status ?? 500)
  }
  return turnAway(faults, false)
}

const rowLists = ['members', 'members_to_add', 'members_to_remove', 'members_added', 'members_removed', 'sent_to']

/** The number of rows in a call or its answer. */
function rowsOf(body: unknown): number {
  const found = (body ?? {}) as Record<string, unknown>
  return rowLists.reduce((sum, name) => sum + (Array.isArray(found[name]) ? found[name].length : 0), 0)
}

async function strikeAfter(faults: Fault[], signal: AbortSignal): Promise<void> {
  for (const fault of faults) {
    if (fault.kind === 'lost_answer') throw new ConnectionLost('the answer was lost')
    if (fault.kind === 'no_answer' && fault.applied) await untilAborted(signal)
  }
}

function serverError(status: number): Response {
  if (status !== 502) throw problems.serverError(status)
  return htmlPage(502, 'Bad Gateway')
}

/** The slot stays taken until the caller gives up. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new ConnectionLost('the caller gave up'))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}

/** Key or OAuth token, as Basic (any user name) or Bearer. A host or path that names a data centre must be the account's. */
function authenticate(world: World, request: Request, dc: string | undefined): Account {
  if (request.headers.get('X-Trigger-Error') === 'APIKeyMissing') throw problems.keyMissing()
  const header = request.headers.get('Authorization')
  if (header === null) throw problems.keyMissing()
  const account = findAccountByToken(world, tokenIn(header))
  if (!account || (dc !== undefined && dc !== account.dc)) throw problems.keyInvalid()
  return account
}

function tokenIn(header: string): string {
  const [scheme = '', rest = ''] = header.split(' ')
  if (scheme.toLowerCase() !== 'basic') return rest
  const login = Buffer.from(rest, 'base64').toString()
  return login.slice(login.indexOf(':') + 1)
}
