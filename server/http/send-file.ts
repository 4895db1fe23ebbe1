// Files that are made while they are sent, for as long as somebody takes them.
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** A file to keep, sent as it is made. */
export type Download = { name: string; type: string; content: Readable }

/** Who takes nothing for so long has gone, or means to hold us up. */
const patienceMs = 60_000

export function openFiles(
  app: FastifyInstance,
  longestMs = patienceMs,
): (reply: FastifyReply, file: Download) => FastifyReply {
  const underWay = new Set<Readable>()

  // A file may take many minutes more: a server that stops breaks it off, which whoever takes it can tell.
  app.addHook('preClose', (done) => {
    for (const content of underWay) content.destroy(new Error('The server stops.'))
    done()
  })

  return (reply, { name, type, content }) => {
    reply.header('content-disposition', `attachment; filename="${name}"`).type(type)
    if (reply.request.method === 'HEAD') {
      content.destroy()
      return reply.send('')
    }
    underWay.add(content)
    content.once('close', () => underWay.delete(content))
    reply.raw.setTimeout(longestMs, () => content.destroy(new Error('Nobody takes the file.')))
    return reply.send(content)
  }
}
