// Preloaded into a server: writes the number of its statements into the file that STATEMENTS_FILE names, on SIGUSR2.
import { writeFileSync } from 'node:fs'
import { Client } from 'pg'

const counts = new Map<string, number>()
// oxlint-disable-next-line typescript/unbound-method -- called with the client it was asked of
const query = Client.prototype.query
Client.prototype.query = function counted(this: Client, ...given: [string | { text: string }, ...never[]]) {
  const text = typeof given[0] === 'string' ? given[0] : given[0].text
  counts.set(text, (counts.get(text) ?? 0) + 1)
  return Reflect.apply(query, this, given) as never
}

process.on('SIGUSR2', () => writeFileSync(process.env['STATEMENTS_FILE']!, JSON.stringify([...counts])))
