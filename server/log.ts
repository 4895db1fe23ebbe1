import { type DestinationStream, type Logger, pino } from 'pino'

/** JSON lines. What could hold a secret or an address is left out before it is written. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: ['*.authorization', '*.token', '*.password', '*.api_key', '*.credential', '*.email'],
      censor: '…',
    },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Kind, words and place; never the values of a failed statement, which may be somebody's address. */
function describeError(error: Error & { code?: unknown; kind?: unknown; cause?: unknown }): object {
  return {
    type: error.name,
    message: error.message,
    code: error.code,
    kind: error.kind,
    stack: error.stack,
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}
