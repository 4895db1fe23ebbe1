// Messages for the person at the terminal.
import type { Server } from '../server/main.ts'
import type { Sandbox } from './run-sandbox.ts'
import { statfsSync } from 'node:fs'

// Whether a start or a tool failed because there was no room left.

const fullDiskSentence =
  'The disk is full. Make room on the disk of DATA_DIR and try again. What was saved before is still there.'

const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])
const words = /no space left on device|disk quota exceeded|disk is full/i

/** True if the error or one of its causes is a full disk. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return codes.has((error as NodeJS.ErrnoException).code ?? '') || words.test(error.message) || isDiskFull(error.cause)
}

/** With less free space than this, no program can work. It may not even be able to report why it ended. */
const nothingBytes = 1e6

function isFullNow(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < nothingBytes
  } catch {
    return false
  }
}

export function sayWhatToDo({ address, notes }: Pick<Server, 'address' | 'notes'>, sandbox: Sandbox | undefined): void {
  const account = sandbox
    ? `  2. Add an account with the API key below. It opens a pretend Mailchimp with a made-up audience,\n` +
      `     to be looked at under ${sandbox.address}; nothing leaves this machine.`
    : '  2. Add an account with an API key of your Mailchimp account.'
  console.log(`
Listpass is ready.
  1. Open the address below in a browser and register.
${account}
  3. Choose a list and let it make a code for every contact.
Ctrl-C stops it. Your data is kept.
${notes.map((note) => `\nNote: ${note}`).join('')}${notes.length > 0 ? '\n' : ''}
Address: ${address}${sandbox ? `\nAPI key: ${sandbox.apiKey}` : ''}`)
}

/** A failed start prints one sentence; LOG_LEVEL=debug shows the rest. */
export function sentenceFor(error: unknown, env: NodeJS.ProcessEnv): string {
  if (!(error instanceof Error)) return String(error)
  if (env['LOG_LEVEL'] === 'debug' || env['LOG_LEVEL'] === 'trace') return error.stack ?? error.message
  if (isDiskFull(error)) return fullDiskSentence
  return isFullNow(env['DATA_DIR'] ?? 'data') ? `${error.message} ${fullDiskSentence}` : error.message
}

/** The file that a tool was called with. */
export function pathFrom(argv: string[], usage: string): string {
  const [path, ...more] = argv.slice(2)
  if (path === undefined || path === '' || more.length > 0) throw new Error(`Name one file: ${usage}`)
  return path
}
