// Calls for a team that has moved to another installation. An opened link, a guest's page and Mailchimp's deliveries are
// redirected there. The calls of an open door are passed on, because its page may talk to its own host only.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openScannerLink } from '#contract/doors.ts'
import { answerLeft } from './answer-error.ts'
import { scanToken } from './callers.ts'
import { sendDeclined } from './reader.ts'
import { mayPassOn, type Place, relay } from './relay.ts'

export type Asking =
  | { kind: 'list'; listKey: string; scanToken: string | undefined }
  | { kind: 'link'; slug: string }
  | { kind: 'hook'; code: string }
  | { kind: 'page'; code: string }

/** `address`: the public address of the other installation. `isThere`: it has the team by now. */
export type FindElsewhere = (asking: Asking) => Promise<Elsewhere | undefined>
type Elsewhere = Place & { isThere: boolean }

export function passOn(app: FastifyInstance, findElsewhere: FindElsewhere): void {
  app.addHook('onRequest', async (request, reply) => {
    const asking = redirected(request)
    const elsewhere = asking && (await findElsewhere(asking))
    if (!elsewhere) return undefined
    const location = elsewhere.address + request.url
    if (elsewhere.isThere) return reply.code(308).header('location', location).send()
    // A guest's page and the page of a door work here until then. A delivery comes again.
    return asking?.kind === 'hook' ? notYet(reply, elsewhere.address) : undefined
  })
  app.addHook('preHandler', async (request, reply) => {
    const asking = passed(request)
    const elsewhere = asking && (await findElsewhere(asking))
    if (!elsewhere) return undefined
    if (!elsewhere.isThere || !mayPassOn(request)) return notYet(reply, elsewhere.address)
    return relay(request, reply, elsewhere)
  })
}

const link = /^\/scanner\/public\/([\w-]{1,100})\/?$/i
const page = /^\/(?:q|qr-code)\/([^/]{1,100})\/(?:scan|direct|calendar\.ics)\/?$/i
const hook = /^\/webhooks\/mailchimp\/([\w-]{1,100})\/?$/i

function redirected({ url }: FastifyRequest): Asking | undefined {
  const path = url.split('?')[0]!
  const slug = link.exec(path)?.[1]
  if (slug !== undefined) return { kind: 'link', slug }
  const guest = page.exec(path)?.[1]
  if (guest !== undefined) return { kind: 'page', code: guest }
  const code = hook.exec(path)?.[1]
  return code === undefined ? undefined : { kind: 'hook', code }
}

function passed(request: FastifyRequest): Asking | undefined {
  const { listId, slug } = request.params as { listId?: string; slug?: string }
  const { url, config } = request.routeOptions
  if (url === openScannerLink.path && slug !== undefined) return { kind: 'link', slug }
  if (config.policy !== 'door' || listId === undefined) return undefined
  return { kind: 'list', listKey: listId, scanToken: scanToken(request) }
}

function notYet(reply: FastifyReply, address: string): FastifyReply {
  const { status, ...declined } = answerLeft(address)
  return sendDeclined(reply.code(status).header('retry-after', '2').header('cache-control', 'no-store'), declined)
}
