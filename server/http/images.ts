// The image of a code: no database, so that it works when the database is down and tells nobody which codes exist.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isWellFormedCode } from '#domain/code.ts'
import type { Pictures, Scale } from '../picture/make-pictures.ts'

const everyone = { config: { policy: 'everyone', load: 'image' } } as const

export const imageRoute = '/qr-code/:name'

export const forEver = 'public, max-age=31536000, immutable'

// Mail is read on other hosts than ours.
const shared = { 'cross-origin-resource-policy': 'cross-origin' }
const png = { ...shared, 'content-type': 'image/png' }
export const headersOf = { svg: { ...shared, 'content-type': 'image/svg+xml' }, 8: png, 16: png } as const

/** Longer names are no codes, and the router reads no longer ones. */
export const longestName = 500

type Asked = { Params: { name: string }; Querystring: { scale?: string } }

/**
 * `/qr-code/{code}`, also with `.png` or `.svg`, and `?scale=16` for print. Mail proxies keep errors, so whatever else is
 * asked for, such as a merge tag that was not replaced, gets a picture that says SAMPLE.
 */
export function imageRoutes(app: FastifyInstance, pictures: Pictures): void {
  app.get<Asked>(imageRoute, everyone, (request, reply) => {
    const { code, isSvg } = readName(request.params.name)
    const scale: Scale = request.query.scale === '16' ? 16 : 8
    const form = isSvg ? 'svg' : scale
    if (code === undefined) return sample(reply, form, pictures)
    const tag = pictures.etag(code, form)
    reply.headers(headersOf[form]).header('cache-control', forEver).header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.send(isSvg ? pictures.svg(code) : pictures.png(code, scale))
  })
  // An empty value leaves the path without a last part.
  app.get('/qr-code', everyone, (_request, reply) => sample(reply, 8, pictures))
}

/** What the router would not read in a path of images, such as another sender's merge tag: `%%CODE%%`. */
export function isUnreadableImage(url: string): boolean {
  const name = /^\/qr-code\/([^?#]*)/i.exec(url)?.[1]
  if (name === undefined) return false
  if (name.length > longestName) return true
  if (!name.includes('%')) return false
  try {
    decodeURIComponent(name)
    return false
  } catch {
    return true
  }
}

function readName(name: string): { code: string | undefined; isSvg: boolean } {
  if (isWellFormedCode(name)) return { code: name, isSvg: false }
  const ending = /\.(?:png|svg)$/i.exec(name)?.[0].toLowerCase() ?? ''
  const code = name.slice(0, name.length - ending.length)
  return { code: isWellFormedCode(code) ? code : undefined, isSvg: ending === '.svg' }
}

function sample(reply: FastifyReply, form: Scale | 'svg', { sample: picture }: Pictures): FastifyReply {
  return reply.headers(headersOf[form]).send(form === 'svg' ? picture.svg : picture.png[form])
}
