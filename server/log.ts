import { type DestinationStream, type Logger, pino } from 'pino'

// Removes everything from a log line that looks like a secret or an address. Ids stay, because they open nothing.

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Secrets recognised by their field name, because a password can look like anything. */
const names = [
  '(?:current_|new_)?password(?:_confirmation|_hash)?',
  '(?:scan_?|access_|refresh_)?token|api_?key|(?:client_|signing_|webhook_)?secret|slug|credentials?|qr_code|protection_code|email',
  'authorization|cookie|set-cookie|x-scan-token|x-xsrf-token',
].join('|')

/** In JSON, as a text or an array of texts; in JSON inside a text of the line; in addresses and forms. */
const named: [RegExp, string][] = [
  [new RegExp(`"(${names})":\\[(?:"(?:[^"\\\\]|\\\\.)*",?)*\\]`, 'gi'), '"$1":"…"'],
  [new RegExp(`"(${names})":"(?:[^"\\\\]|\\\\.)*"`, 'gi'), '"$1":"…"'],
  [new RegExp(`\\\\"(${names})\\\\":\\s*\\\\"(?:[^"\\\\]|\\\\\\\\(?:\\\\.|[^"\\\\]))*\\\\"`, 'gi'), '\\"$1\\":\\"…\\"'],
  [new RegExp(`([?&\\s"](?:${names})|[?&](?:code|state))=[^&\\s"'\\\\#]+`, 'gi'), '$1=…'],
]

/** Secrets recognised by their form. The order matters: one pattern could hide another. */
const shapes: [RegExp, string | ((found: string) => string)][] = [
  // Lengths are limited, so that a long line without an @ is scanned only once.
  [/[^\s"'`<>()[\]{},;:=&?/\\@]{1,64}(?:@|%40)[^\s"'`<>()[\]{},;:=&?/\\@]{1,255}/gi, '…'],
  [/\b(?:bearer|basic)\s+[\w.~+/=-]+/gi, '…'],
  // Keys of the ring: 32 bytes in base64. They come first, because characters in them would split them into
  // harmless-looking pieces.
  [/[0-9a-z+/]{43}=/gi, '…'],
  // Mailchimp's keys end with their data centre.
  [/\b[0-9a-z]{10,100}-[a-z]{2,4}\d{1,3}\b/gi, '…'],
  // Codes as printed, and as people write them.
  [/\b(?:[0-9a-z]{4}[- ]){5}[0-9a-z]{4}\b/gi, '…'],
  [/(?<![\w-])[0-9a-z]{24}(?![\w-])/gi, '…'],
  // Tokens, slugs, protection codes, hashes: 24 random bytes and more, in base64url or hex. For `id.secret`, both
  // parts.
  [/(?:[0-9a-f-]{36}\.)*[\w-]{32,}/gi, (found) => (uuid.test(found) ? found : '…')],
]

function scrub(line: string): string {
  let scrubbed = line
  for (const [shape, put] of named) scrubbed = scrubbed.replaceAll(shape, put)
  for (const [shape, put] of shapes) scrubbed = scrubbed.replaceAll(shape, put as string)
  return scrubbed
}

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
