import { once } from 'node:events'
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'

export type Line = { kbitPerSecond: number; roundTripMs: number }

/** The bytes that wait for the line on one connection. */
type Queue = { from: Socket; to: Socket; waiting: Buffer[]; bytes: number; arrive: ReturnType<typeof inOrder> }

/** Small pieces, so that connections share the line like packets do. */
const pieceBytes = 1460
/** The server may run ahead of the line by this much for each connection. */
const mostWaiting = 64 * 1024
/** A timer of a busy machine comes late. So much of that is made good again. */
const lateMs = 50

/**
 * A slow line to a port of this machine. All connections share its rate, in turn: those of a page, its worker and its service
 * worker. `Network.emulateNetworkConditions` gives each of these a line of its own.
 */
export async function openSlowLine(toPort: number, { kbitPerSecond, roundTripMs }: Line) {
  const queues = new Set<Queue>()
  let isSending = false
  let freeAt = 0

  /** Of the connection that has waited longest. */
  function nextPiece() {
    for (const queue of queues) {
      const first = queue.waiting.shift()
      if (!first) continue
      queues.delete(queue)
      queues.add(queue)
      const piece = first.subarray(0, pieceBytes)
      if (piece.length < first.length) queue.waiting.unshift(first.subarray(pieceBytes))
      queue.bytes -= piece.length
      if (queue.bytes < mostWaiting) queue.from.resume()
      return { ...queue, piece }
    }
    return undefined
  }

  async function send() {
    if (isSending) return
    isSending = true
    for (let next = nextPiece(); next; next = nextPiece()) {
      const { to, piece, arrive } = next
      freeAt = Math.max(freeAt, performance.now() - lateMs) + (piece.length * 8) / kbitPerSecond
      arrive(freeAt + roundTripMs / 2, () => to.write(piece))
      await until(freeAt)
    }
    isSending = false
  }

  const server = createServer((browser) => {
    const product = createConnection(toPort, 'localhost')
    const queue: Queue = { from: product, to: browser, waiting: [], bytes: 0, arrive: inOrder() }
    queues.add(queue)
    // A connection begins with a round trip of its own.
    const ask = inOrder()
    const opensAt = performance.now() + roundTripMs
    browser.on('data', (bytes: Buffer) => {
      ask(Math.max(opensAt, performance.now()) + roundTripMs / 2, () => product.write(bytes))
    })
    product.on('data', (bytes: Buffer) => {
      queue.waiting.push(bytes)
      queue.bytes += bytes.length
      if (queue.bytes >= mostWaiting) product.pause()
      void send()
    })
    for (const socket of [browser, product]) {
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.once('close', () => {
        queues.delete(queue)
        browser.destroy()
        product.destroy()
      })
    }
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    async close() {
      for (const { from, to } of queues) {
        from.destroy()
        to.destroy()
      }
      server.close()
      await once(server, 'close')
    },
  }
}

/** Each work at its time, and never before an earlier one. */
function inOrder() {
  let last: Promise<unknown> = Promise.resolve()
  return (at: number, work: () => unknown) => {
    last = last.then(() => until(at)).then(work)
  }
}

async function until(at: number): Promise<void> {
  const ms = at - performance.now()
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}
