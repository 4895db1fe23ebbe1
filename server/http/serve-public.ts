// Pages and files of features that everyone may open, such as the page of a code. They are no calls of the contract.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseLanguage, type Language } from '#domain/spoken.ts'
import { chooseEncoding, type Encoding } from './choose-encoding.ts'
import { knowsTag } from './send-file.ts'
import type { Load } from './overload.ts'

export type PublicAnswer = { status: number; headers: Record<string, string>; body: string | Buffer }

/** `language`: by the browser's settings. `isOpened`: a person opens it, and no program looks at it first. */
type Reader = { language: Language; ip: string; isOpened: boolean }

export type PublicRoute = {
  path: string
  load: Load
  answer: (parameters: Record<string, string>, reader: Reader) => Promise<PublicAnswer>
}

export function servePublic(app: FastifyInstance, { path, load, answer }: PublicRoute): void {
  app.get(path, { config: { policy: 'everyone', load } }, async (request, reply) => {
    const language = chooseLanguage(request.headers['accept-language'])
    const reader = { language, ip: request.ip, isOpened: isOpened(request) }
    return send(request, reply, await answer(request.params as Record<string, string>, reader))
  })
}

/** Browsers and mail programs that fetch a page before anyone opens it say so in one of these headers. */
const purposes = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz']

function isOpened({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && !purposes.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
}

async function send(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: PublicAnswer) {
  reply.code(status).headers(headers)
  if (typeof body !== 'string') return reply.send(body)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.header('vary', ['accept-encoding', ...(headers['vary'] === undefined ? [] : [headers['vary']])].join(', '))
  if (status === 200) {
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}-${encoding}"`
    reply.header('etag', tag)
    if (knowsTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await compress[encoding](body))
}

/** Each page is compressed for one reader, so quickly: brotli at this quality is as quick as gzip, and smaller. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compress: Record<Encoding, (body: string) => Promise<Buffer>> = {
  identity: async (body) => Buffer.from(body),
  br: (body) => promisify(brotliCompress)(body, brotli),
  gzip: promisify(gzip),
}
