// Proves that a call comes from one of our pages, and recognises a browser that returns from another site.
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { scriptHeader, xsrfCookie, xsrfHeader } from '#contract/connect.ts'
import { Refusal } from '../kernel/refusal.ts'

/** Browsers send it only to addresses below its path, such as when another site sends them back. */
const browserCookie = { name: 'listpass_browser', seconds: 600 }

export type MarkedPath = '/mailchimp' | '/api/login'

const mark = /^[\w-]{43}$/

function newMark(): string {
  return randomBytes(32).toString('base64url')
}

/** Sign-ins and calls for own data set the cookie that our scripts echo in a header. */
export function giveXsrfCookie(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { method, url } = request
    const isAsked =
      (method === 'GET' && /^\/(api|setup)\//.test(url)) ||
      /^\/api\/(login(\/passkey|\/oidc\/finish)?|register)$/.test(url)
    if (isAsked && reply.statusCode < 400 && readMark(request, xsrfCookie) === undefined) {
      reply.header('set-cookie', cookie(publicUrl, { name: xsrfCookie, value: newMark(), attributes: ['Path=/'] }))
    }
    done(null, payload)
  })
}

/** Another site can send a browser here with its cookies, but cannot read them or set these headers. */
export function refuseOtherSites(request: FastifyRequest, publicUrl: string): void {
  const { headers } = request
  const site = headers['sec-fetch-site']
  const isOurSite = (site === undefined || site === 'same-origin') && (headers.origin ?? publicUrl) === publicUrl
  const isScript = headers[scriptHeader.name] === scriptHeader.value
  const sent = readMark(request, xsrfCookie)
  const echoed = headers[xsrfHeader]
  const isEchoed = sent !== undefined && typeof echoed === 'string' && isSame(sent, echoed)
  if (isOurSite && isScript && isEchoed) return
  throw new Refusal('forbidden', 'other_site', { params: { address: publicUrl } })
}

/** The path at which the browser will return from this call. */
export function markedPathOf({ path }: { path: string }): MarkedPath {
  return path.startsWith('/mailchimp/') ? '/mailchimp' : '/api/login'
}

/**
 * Sets a cookie with a random mark, by which the browser is recognised when it returns. Each call extends the cookie
 * for as long as the other site may take.
 */
export function markBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, path }: { publicUrl: string; path: MarkedPath },
): string {
  const value = readMark(request, browserCookie.name) ?? newMark()
  const attributes = [`Path=${path}`, `Max-Age=${browserCookie.seconds}`, 'HttpOnly']
  reply.header('set-cookie', cookie(publicUrl, { name: browserCookie.name, value, attributes }))
  return value
}

export function markOfBrowser(request: FastifyRequest): string | undefined {
  return readMark(request, browserCookie.name)
}

export function cookie(
  publicUrl: string,
  { name, value, attributes }: { name: string; value: string; attributes: string[] },
): string {
  const secure = publicUrl.startsWith('https:') ? ['Secure'] : []
  return [`${name}=${value}`, ...attributes, 'SameSite=Lax', ...secure].join('; ')
}

function readMark(request: FastifyRequest, name: string): string | undefined {
  return readCookie(request, name, mark)
}

/** The value of a cookie; undefined also if it cannot be ours. */
export function readCookie(request: FastifyRequest, name: string, shape: RegExp): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.split('=', 2)
    if (key?.trim() === name && value !== undefined && shape.test(value.trim())) return value.trim()
  }
  return undefined
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
