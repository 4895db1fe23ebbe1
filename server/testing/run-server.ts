// The server alone as a process, without the build of the web pages and the sandbox that `npm start` adds.
import { endOnSignal } from '../../scripts/end-on-signal.ts'
import { sentenceFor } from '../../scripts/say.ts'
import { readConfig } from '../config.ts'
import { startServer } from '../main.ts'

let close = () => Promise.resolve()
endOnSignal(() => close())
try {
  const server = await startServer(readConfig(process.env))
  close = server.close
  console.log(`Address: ${server.address}`)
} catch (error) {
  console.error(sentenceFor(error, process.env))
  process.exit(1)
}
