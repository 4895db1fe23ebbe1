// The addresses that guests open: the page of a code, its calendar, the organiser's logo.
import { type Language, tagOf } from '#domain/spoken.ts'
import type { PublicAnswer } from '../../http/serve-public.ts'
import { policyWithStyles } from '../../http/security-headers.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services, Needs } from '../../services.ts'
import { openFindPage } from './open-page.ts'
import { openOpenings } from './openings.ts'
import { calendarOf } from './page/calendar.ts'
import { type Frame, makeFrame, type PageAssets } from './page/page-assets.ts'
import { colourStyles, renderNothing, renderTicket, titleOf } from './page/render-page.ts'
import { wordsIn } from '#words/guest.ts'
import * as store from './store.ts'

/** The most logos in memory, of at most 512 KB each. All guests of an event share a few logos. */
const kept = 32
/** The longest time for which a removed logo is still served. */
const keptMs = 60_000

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Finds the logo at an address; undefined without one. */
function openFindLogo({ database, now }: Needs<'database' | 'now'>): (id: string) => Promise<Buffer | undefined> {
  const known = new Map<string, { png: Buffer; until: number }>()
  return async (id) => {
    if (!isId.test(id)) return undefined
    const at = now().getTime()
    const found = known.get(id)
    if (found && found.until > at) return found.png
    known.delete(id)
    const png = await store.findLogo(database, id)
    if (!png) return undefined
    const [oldest] = known.keys()
    if (known.size >= kept && oldest !== undefined) known.delete(oldest)
    known.set(id, { png, until: at + keptMs })
    return png
  }
}

/** Printed codes hold the first address; emails of an earlier tool the second. */
const places = ['/q/:code', '/qr-code/:code']

/** `assets`: undefined if the web is not built. */
type Public = Pick<Serve, 'publicRoute'>

export function guestPageRoutes(serve: Public, services: Services, assets: PageAssets | undefined): void {
  const findPage = openFindPage(services)
  const openings = openOpenings(services)
  const frame = assets && makeFrame(assets)
  for (const place of places) {
    for (const kind of ['scan', 'direct'] as const) {
      serve.publicRoute({
        path: `${place}/${kind}`,
        load: 'page',
        answer: async ({ code = '' }, { language, ip, isOpened }) => {
          if (!frame) return notBuilt
          const found = await findPage(code, ip)
          if (found.kind === 'nothing') return nothingHere(frame, language, found)
          const { rows, isCertain } = found
          // The page shows this occasion first.
          if (rows[0] && isOpened) openings.note(code, rows[0].occasionId)
          const svg = services.pictures.svg(code)
          const path = `/q/${code}/calendar.ics`
          const body = renderTicket({ code, svg, rows, now: services.now(), path, language })
          const page = frame({
            language,
            title: titleOf(rows, language),
            colours: colourStyles(rows),
            body,
            hasScript: true,
          })
          const answer = asPage(page, { status: 200, caching: cachingOf(rows), language })
          return isCertain ? answer : unsure(answer)
        },
      })
    }
  }
  calendarRoute(serve, services, findPage, frame)
  logoRoute(serve, services)
}

function calendarRoute(
  serve: Public,
  { now, publicUrl }: Services,
  findPage: ReturnType<typeof openFindPage>,
  frame: Frame | undefined,
): void {
  serve.publicRoute({
    path: '/q/:code/calendar.ics',
    load: 'page',
    async answer({ code = '' }, { language, ip }) {
      if (!frame) return notBuilt
      const found = await findPage(code, ip)
      if (found.kind === 'nothing') return nothingHere(frame, language, found)
      const host = new URL(publicUrl).hostname
      const link = `${publicUrl}/q/${code}/scan`
      if (!found.isCertain) return unsure(notNow)
      const body = calendarOf({ rows: found.rows, link, host, now: now(), language })
      if (!body) return nothingHere(frame, language)
      const headers = {
        'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'content-disposition': 'attachment; filename="occasion.ics"',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'",
      }
      return { status: 200, headers, body }
    },
  })
}

function logoRoute(serve: Public, services: Services): void {
  const findLogo = openFindLogo(services)
  serve.publicRoute({
    path: '/logo/:logo',
    load: 'image',
    async answer({ logo = '' }) {
      const png = await findLogo(logo.replace(/\.png$/i, '').toLowerCase())
      if (!png) return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found.' }
      const headers = {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'",
      }
      return { status: 200, headers, body: png }
    },
  })
}

const notBuilt: PublicAnswer = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'The web app is not built. Run: npm run build',
}

const notNow: PublicAnswer = {
  status: 503,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'The server is restarting. Please try again.',
}

/** The database does not answer: a page that the browser has kept says more, and nothing of this one is kept. */
function unsure({ headers, body }: PublicAnswer): PublicAnswer {
  return { status: 503, headers: { ...headers, 'cache-control': 'no-store', 'retry-after': '2' }, body }
}

/** The same page for an unknown code, an expired one and other text, so it reveals nothing about them. */
function nothingHere(frame: Frame, language: Language, { isThrottled } = { isThrottled: false }): PublicAnswer {
  const body = renderNothing(language)
  const page = frame({
    language,
    title: wordsIn(language).page.noPage,
    colours: colourStyles([]),
    body,
    hasScript: false,
  })
  const { headers, ...others } = asPage(page, { status: isThrottled ? 429 : 404, caching: 'no-store', language })
  return { ...others, headers: { ...headers, ...(isThrottled && { 'retry-after': '10' }) } }
}

/** A browser asks each time, and usually gets 304. A shared cache spares the server a crowd, and keeps no page with a name. */
function cachingOf(rows: { guest: string | null }[]): string {
  return rows.some(({ guest }) => guest !== null) ? 'private, no-cache' : 'public, max-age=0, s-maxage=60'
}

type Sent = { status: number; caching: string; language: Language }

function asPage({ html, hashes }: ReturnType<Frame>, { status, caching, language }: Sent): PublicAnswer {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': caching,
    'content-language': tagOf[language],
    vary: 'accept-language',
    'content-security-policy': policyWithStyles(hashes),
    'x-robots-tag': 'noindex',
  }
  return { status, headers, body: html }
}
