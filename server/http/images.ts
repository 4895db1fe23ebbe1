// The image of a code: no database, so that it works when the database is down and tells nobody which codes exist.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isWellFormedCode } from '#domain/code.ts'
import type { Pictures, Scale } from '../picture/make-pictures.ts'

const everyone = { config: { policy: 'everyone' } } as const

const forEver = 'public, max-age=31536000, immutable'

/** Longer names are no codes, and the router reads no longer ones. */
export const longestName = 500

type Asked = { Params: { name: string }; Querystring: { scale?: string } }

/**
 * `/qr-code/{code}`, also with `.png` or `.svg`, and `?scale=16` for print. Mail proxies keep errors, so whatever else is
 * asked for, such as a merge tag that was not replaced, gets a picture that says SAMPLE.
 */
export function imageRoutes(app: FastifyInstance, pictures: Pictures): void {
  // Mail is read on other hosts than ours.
  const shared = { 'cross-origin-resource-policy': 'cross-origin' }

  app.get<Asked>('/qr-code/:name', everyone, (request, reply) => {
    const { name } = request.params
    const [code, isSvg] = readName(name)
    reply.headers(shared).type(isSvg ? 'image/svg+xml' : 'image/png')
    const scale: Scale = request.query.scale === '16' ? 16 : 8
    if (code === undefined) return sample(reply, isSvg ? 'svg' : scale, pictures)
    const tag = `${pictures.etag(code).slice(0, -1)}-${isSvg ? 'svg' : scale}"`
    reply.header('cache-control', forEver).header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.send(isSvg ? pictures.svg(code) : pictures.png(code, scale))
  })
  // An empty value leaves the path without a last part.
  app.get('/qr-code', everyone, (_request, reply) => sample(reply.headers(shared).type('image/png'), 8, pictures))
}

/** What the router would not read in a path of images, such as another sender's merge tag: `%%CODE%%`. */
export function isUnreadableImage(url: string): boolean {
  const name = /^\/qr-code\/([^?#]*)/i.exec(url)?.[1]
  if (name === undefined) return false
  if (name.length > longestName) return true
  try {
    decodeURIComponent(name)
    return false
  } catch {
    return true
  }
}

function readName(name: string): [code: string | undefined, isSvg: boolean] {
  const [, code, ending = ''] = /^(.*?)(\.png|\.svg)?$/is.exec(name)!
  return [isWellFormedCode(code!) ? code : undefined, ending.toLowerCase() === '.svg']
}

function sample(reply: FastifyReply, form: Scale | 'svg', { sample: picture }: Pictures): FastifyReply {
  return reply.send(form === 'svg' ? picture.svg : picture.png[form])
}
