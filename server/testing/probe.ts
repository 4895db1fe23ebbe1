// Proofs that look for leaks load this before a server (`node --import`) and ask it by signals. SIGUSR2 prints the
// memory that remains after garbage collection. SIGWINCH prints the objects that still exist, which takes a second.
import { EventEmitter } from 'node:events'
import { queryObjects, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Counts, Memory } from './mortal-server.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const anyTimer = setTimeout(() => {}, 0)
const Timer = anyTimer.constructor as new () => object

process.on('SIGUSR2', () => {
  collectGarbage()
  const { heapUsed, rss } = process.memoryUsage()
  const memory: Memory = { heapMb: heapUsed / 2 ** 20, rssMb: rss / 2 ** 20 }
  console.log(`Memory: ${JSON.stringify(memory)}`)
})

process.on('SIGWINCH', () => {
  const counts: Counts = {
    // `emitters` are sockets, requests, streams and database clients.
    emitters: countOf(EventEmitter),
    signals: countOf(AbortSignal),
    timers: countOf(Timer),
    listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name as string), 0),
    handles: process.getActiveResourcesInfo().length,
  }
  console.log(`Counts: ${JSON.stringify(counts)}`)
})

/** The objects that are still reachable. */
function countOf(kind: new () => object): number {
  return queryObjects(kind, { format: 'count' })
}
