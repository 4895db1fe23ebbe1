// Calls for a team that has moved to another installation. An opened link, a guest's page and Mailchimp's deliveries are redirected
// there. A door that is open is told the address, because its page may talk to its own host only.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openScannerLink } from '#contract/doors.ts'
import { answerLeft } from './answer-error.ts'
import { scanToken } from './callers.ts'
import { sendDeclined } from './reader.ts'

export type Asking =
  | { kind: 'list'; key: string; scanToken: string | undefined }
  | { kind: 'link' | 'hook' | 'page'; key: string }

/** `address`: the public address of the other installation. `isThere`: it has the team by now. */
export type FindElsewhere = (asking: Asking) => Promise<Elsewhere | undefined>
type Elsewhere = { address: string; isThere: boolean }

export function redirectMoved(app: FastifyInstance, findElsewhere: FindElsewhere): void {
  app.addHook('onRequest', async (request, reply) => {
    const asking = redirected(request)
    const elsewhere = asking && (await findElsewhere(asking))
    if (!elsewhere) return undefined
    if (elsewhere.isThere)
      return reply
        .code(308)
        .header('location', elsewhere.address + request.url)
        .send()
    // A guest's page and the page of a door work here until then. A delivery comes again.
    return asking?.kind === 'hook' ? decline(reply, elsewhere) : undefined
  })
  app.addHook('preHandler', async (request, reply) => {
    const asking = ofDoor(request)
    const elsewhere = asking && (await findElsewhere(asking))
    return elsewhere && decline(reply, elsewhere)
  })
}

const addresses = [
  { kind: 'link', shape: /^\/scanner\/public\/([\w-]{1,100})\/?$/i },
  { kind: 'page', shape: /^\/(?:q|qr-code)\/([^/]{1,100})\/(?:scan|direct|calendar\.ics)\/?$/i },
  { kind: 'hook', shape: /^\/webhooks\/mailchimp\/([\w-]{1,100})\/?$/i },
] as const

function redirected({ url }: FastifyRequest): Asking | undefined {
  const path = url.split('?')[0]!
  for (const { kind, shape } of addresses) {
    const key = shape.exec(path)?.[1]
    if (key !== undefined) return { kind, key }
  }
  return undefined
}

function ofDoor(request: FastifyRequest): Asking | undefined {
  const { listId, slug } = request.params as { listId?: string; slug?: string }
  const { url, config } = request.routeOptions
  if (url === openScannerLink.path && slug !== undefined) return { kind: 'link', key: slug }
  if (config.policy !== 'door' || listId === undefined) return undefined
  return { kind: 'list', key: listId, scanToken: scanToken(request) }
}

function decline(reply: FastifyReply, elsewhere: Elsewhere): FastifyReply {
  const { status, ...declined } = answerLeft(elsewhere)
  return sendDeclined(reply.code(status).header('retry-after', '2').header('cache-control', 'no-store'), declined)
}
