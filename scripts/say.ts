// Messages for the person at the terminal.
import { fullDiskSentence, isDiskFull, isFullNow } from '../server/checks/disk.ts'
import type { Server } from '../server/main.ts'
import type { Sandbox } from './run-sandbox.ts'

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

/** Notes that came later than the start. */
export function sayNotes(notes: string[]): void {
  for (const note of notes) console.log(`Note: ${note}`)
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
