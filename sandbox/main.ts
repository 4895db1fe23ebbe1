import { join } from 'node:path'
import { createSandbox } from './sandbox.ts'
import { firstAccount, seedFirstAccount } from './seed/first-account.ts'
import { serve, type Served } from './serve.ts'

/** How often waiting deliveries are checked. */
const lookEveryMs = 5000

const port = Number(process.env['SANDBOX_PORT'] ?? 4010)
// The address that Listpass has when it starts beside this sandbox.
const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`
const file = join(process.env['DATA_DIR'] ?? 'data', 'sandbox', 'sandbox.sqlite')

// Opens the port first, so that a second sandbox cannot open the same file.
const { promise: opened, resolve: open } = Promise.withResolvers<ReturnType<typeof createSandbox>>()
const served = await listen()
const sandbox = createSandbox({ file })
await seedFirstAccount(sandbox, publicUrl)
open(sandbox)
sandbox.deliveries.wake()
const looking = setInterval(() => sandbox.deliveries.wake(), lookEveryMs)

process.once('SIGTERM', () => void close())
process.once('SIGINT', () => void close())

console.log(`Mailchimp sandbox: ${served.origin}`)
console.log(`API key: ${firstAccount.apiKey}`)

async function listen(): Promise<Served> {
  try {
    return await serve(async (request) => (await opened).answer(request), port)
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    console.error(isTaken ? `The sandbox cannot start: port ${port} is taken. Set SANDBOX_PORT.` : error)
    return process.exit(1)
  }
}

async function close(): Promise<void> {
  clearInterval(looking)
  await served.close()
  await sandbox.close()
}
