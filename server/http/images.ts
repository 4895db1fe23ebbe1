// The image of a code. It needs no database, so it works while the database is down and does not reveal which codes exist.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isWellFormedCode } from '#domain/code.ts'
import type { Pictures, Scale } from '../picture/make-pictures.ts'
import { said } from '../kernel/said.ts'
import { knowsTag } from './send-file.ts'
import { sendDeclined } from './reader.ts'

const everyone = { config: { policy: 'everyone', load: 'image' } } as const

export const imageRoute = '/qr-code/:name'

export const forEver = 'public, max-age=31536000, immutable'

const policyHeader = 'content-security-policy'

// Mail programs show images on hosts other than ours.
const shared = { 'cross-origin-resource-policy': 'cross-origin' }
const png = { ...shared, 'content-type': 'image/png' }
// An SVG opened on its own is a page; this policy lets it load and run nothing.
const svg = { ...shared, 'content-type': 'image/svg+xml', [policyHeader]: "default-src 'none'" }
export const headersOf = { svg, 8: png, 16: png } as const

/** An image needs no page policy, which would be longer than the image itself. */
export function withoutPolicy(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== policyHeader))
}

/** The longest name in an image path that the router reads. Longer names are not codes. */
export const longestName = 500

/** Matches image addresses, not other pages of a code such as `/qr-code/{code}/scan`. */
const isImage = /^\/qr-code(?:\/[^/?]*)?\/?(?:\?|$)/i

type Asked = { Params: { name: string }; Querystring: { scale?: string } }

/**
 * `/qr-code/{code}`, also with `.png` or `.svg`, and `?scale=16` for print. Mail proxies cache errors. So any other
 * path, such as an unreplaced merge tag, gets a picture that says SAMPLE.
 */
export function imageRoutes(app: FastifyInstance, pictures: Pictures): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isImage.test(request.url) || /^(?:GET|HEAD)$/.test(request.method)) return done()
    void sendDeclined(reply.code(405).header('allow', 'GET, HEAD'), { said: said('picture_only_shown') })
  })
  app.get<Asked>(imageRoute, everyone, (request, reply) => {
    const { code, isSvg } = readName(request.params.name)
    const scale: Scale = request.query.scale === '16' ? 16 : 8
    const form = isSvg ? 'svg' : scale
    if (code === undefined) return sample(reply, form, pictures)
    const tag = pictures.etag(code, form)
    asPicture(reply, form).header('cache-control', forEver).header('etag', tag)
    if (knowsTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.send(isSvg ? pictures.svg(code) : pictures.png(code, scale))
  })
  // An empty merge field leaves the path without its last part.
  app.get('/qr-code', everyone, (_request, reply) => sample(reply, 8, pictures))
}

function asPicture(reply: FastifyReply, form: Scale | 'svg'): FastifyReply {
  return reply.removeHeader(policyHeader).headers(headersOf[form])
}

/** Whether this is an image path that the router could not decode, such as another sender's merge tag: `%%CODE%%`. */
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

/** Ignores spaces from the merge field's value. */
function readName(asked: string): { code: string | undefined; isSvg: boolean } {
  const name = asked.trim()
  if (isWellFormedCode(name)) return { code: name, isSvg: false }
  const ending = /\.(?:png|svg)$/i.exec(name)?.[0].toLowerCase() ?? ''
  const code = name.slice(0, name.length - ending.length).trim()
  return { code: isWellFormedCode(code) ? code : undefined, isSvg: ending === '.svg' }
}

function sample(reply: FastifyReply, form: Scale | 'svg', { sample: picture }: Pictures): FastifyReply {
  return asPicture(reply, form).send(form === 'svg' ? picture.svg : picture.png[form])
}
