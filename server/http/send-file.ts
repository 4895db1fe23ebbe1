// Files that are generated while they are sent, as fast as the client reads.
import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '../kernel/refusal.ts'

/** A download, sent as it is generated. `of` is its owner. */
export type Download = { name: string; type: string; content: Readable; of: string }

/** A client that reads nothing for this long is gone, or wants to block us. */
const patienceMs = 60_000

/** No real connection is slower; a slower reader would occupy a place for hours. */
const leastRate = { bytes: 120_000, everyMs: 15_000 }

/** Reading a file keeps one of ten database connections busy; a slow download takes up a place here instead. */
const atOnce = 8
const atOnceOfOne = 2

export function openFiles(
  app: FastifyInstance,
  longestMs = patienceMs,
  rate = leastRate,
): (reply: FastifyReply, file: Download) => FastifyReply {
  const underWay = new Map<Readable, string>()

  /** Limits the places of a single caller, however slowly they read. */
  function whyNot(of: string): Refusal | undefined {
    if ([...underWay.values()].filter((owner) => owner === of).length >= atOnceOfOne) {
      return new Refusal('too_many', 'two_downloads')
    }
    if (underWay.size < atOnce) return undefined
    return new Refusal('unavailable', 'too_many_downloads')
  }

  // A download may take many more minutes. A stopping server aborts it, and the client can detect that.
  app.addHook('preClose', (done) => {
    for (const content of underWay.keys()) content.destroy(new Error('The server stops.'))
    done()
  })

  return (reply, { name, type, content, of }) => {
    const isHead = reply.request.method === 'HEAD'
    const refusal = isHead ? undefined : whyNot(of)
    if (isHead || refusal) content.destroy()
    if (refusal) throw refusal
    reply.header('content-disposition', `attachment; filename="${name}"`).type(type)
    if (isHead) return reply.send('')
    underWay.set(content, of)
    const ending = endSlowReader(reply.raw, content, rate)
    content.once('close', () => {
      underWay.delete(content)
      clearInterval(ending)
    })
    reply.raw.setTimeout(longestMs, () => content.destroy(new Error('Nobody takes the file.')))
    return reply.send(content)
  }
}

/** Ends the download of a reader that is too slow. A reader that waits for us is never disconnected. */
function endSlowReader(response: ServerResponse, content: Readable, { bytes, everyMs }: typeof leastRate) {
  let before = 0
  let wasBehind = false
  const look = setInterval(() => {
    const taken = response.socket?.bytesWritten ?? 0
    const isBehind = response.writableNeedDrain
    if (isBehind && wasBehind && taken - before < bytes) content.destroy(new Error('The file is taken too slowly.'))
    before = taken
    wasBehind = isBehind
  }, everyMs)
  look.unref()
  return look
}

/**
 * Whether the caller has the version with this ETag: in a list of tags, as a weak tag, or as `*` (RFC 9110, 13.1.2). A
 * proxy that compresses the answer itself makes our tag weak.
 */
export function knowsTag(header: string | undefined, tag: string): boolean {
  if (header === undefined || header === tag) return header !== undefined
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === tag || known.trim() === '*')
}
