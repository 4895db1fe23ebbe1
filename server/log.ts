import { type DestinationStream, type Logger, pino } from 'pino'
import { scrub } from './scrub-line.ts'

/** The fields that are always replaced. */
const own = { err: describeError, error: describeError, req: describeRequest, res: describeAnswer }

const errorsToldAtMost = 5

/** Logs JSON lines. Callers must never log a secret or an address. Each line is also scrubbed, in case one does. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }), log: describeErrors },
    serializers: own,
    hooks: { streamWrite: scrub },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Matches errors under any field name. */
function describeErrors(about: Record<string, unknown>): Record<string, unknown> {
  const values = Object.entries(about)
  if (!values.some(([name, value]) => value instanceof Error && !(name in own))) return about
  return Object.fromEntries(
    values.map(([name, value]) => [name, value instanceof Error ? describeError(value) : value]),
  )
}

/** Kind, message and place of an error; never the values of the failed statement, which may be a person's address. */
function describeError(error: unknown): unknown {
  if (!isLikeError(error)) return String(error)
  const { code, kind, cause, errors } = error as Error & { code?: unknown; kind?: unknown; errors?: unknown }
  return {
    type: error.name,
    message: error.message,
    code,
    kind,
    stack: error.stack,
    ...(isLikeError(cause) ? { cause: describeError(cause) } : {}),
    // A host with several addresses has an error for each tried one.
    ...(Array.isArray(errors) ? { errors: errors.slice(0, errorsToldAtMost).map(describeError) } : {}),
  }
}

/** True for errors, and for copies of errors, which some libraries pass on. */
function isLikeError(value: unknown): value is Error {
  return value instanceof Error || (typeof value === 'object' && value !== null && 'message' in value)
}

/** The route's template, because an address contains slugs, codes and tokens. */
function describeRequest(request: { method?: string; routeOptions?: { url?: string } }): object {
  return { method: request.method, route: request.routeOptions?.url }
}

function describeAnswer(answer: { statusCode?: number }): object {
  return { status: answer.statusCode }
}
