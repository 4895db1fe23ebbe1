// The addresses that guests open: the page of a code, its calendar, the organiser's logo.
import type { PublicAnswer } from '../../http/serve-public.ts'
import { policyWithStyles } from '../../http/security-headers.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { openFindLogo } from './logo/find-logo.ts'
import { openFindPage } from './open-page.ts'
import { openOpenings } from './openings.ts'
import { calendarOf } from './page/calendar.ts'
import { type Frame, makeFrame, type PageAssets } from './page/page-assets.ts'
import { colourStyles, nothing, renderTicket, titleOf } from './page/render-page.ts'
import { words } from './page/words.ts'

/** Printed codes hold the first address; emails of an earlier tool the second. */
const places = ['/q/:code', '/qr-code/:code']

/** `assets`: undefined if the web is not built. */
export function guestPageRoutes(serve: Serve, services: Services, assets: PageAssets | undefined): void {
  const findPage = openFindPage(services)
  const openings = openOpenings(services)
  const frame = assets && makeFrame(assets)
  for (const place of places) {
    for (const kind of ['scan', 'direct'] as const) {
      serve.publicRoute({
        path: `${place}/${kind}`,
        load: 'page',
        answer: async ({ code = '' }) => {
          if (!frame) return notBuilt
          const { rows, isCertain } = await findPage(code)
          if (rows.length === 0 && isCertain) return nothingHere(frame)
          // The page shows this occasion first.
          if (rows[0]) openings.note(code, rows[0].occasionId)
          const svg = services.pictures.svg(code)
          const body = renderTicket({ code, svg, rows, now: services.now(), path: `/q/${code}/calendar.ics` })
          const page = frame({ title: titleOf(rows), colours: colourStyles(rows), body, hasScript: true })
          return asPage(page, 200, cachingOf(rows, isCertain))
        },
      })
    }
  }
  calendarRoute(serve, services, findPage, frame)
  logoRoute(serve, services)
}

function calendarRoute(
  serve: Serve,
  { now, publicUrl }: Services,
  findPage: ReturnType<typeof openFindPage>,
  frame: Frame | undefined,
): void {
  serve.publicRoute({
    path: '/q/:code/calendar.ics',
    load: 'page',
    async answer({ code = '' }) {
      const { rows } = await findPage(code)
      const host = new URL(publicUrl).hostname
      const body = rows.length > 0 && calendarOf({ rows, link: `${publicUrl}/q/${code}/scan`, host, now: now() })
      if (!body) return frame ? nothingHere(frame) : notBuilt
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

function logoRoute(serve: Serve, services: Services): void {
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

/** The same answer for an unknown code, an expired one and other text, so it reveals nothing about them. */
function nothingHere(frame: Frame): PublicAnswer {
  const page = frame({ title: words.noPage, colours: colourStyles([]), body: nothing, hasScript: false })
  return asPage(page, 404, 'no-store')
}

/** A browser asks each time, and usually gets 304. A shared cache spares the server a crowd, and keeps no page with a name. */
function cachingOf(rows: { guest: string | null }[], isCertain: boolean): string {
  if (!isCertain) return 'no-store'
  return rows.some(({ guest }) => guest !== null) ? 'private, no-cache' : 'public, max-age=0, s-maxage=60'
}

function asPage({ html, hashes }: ReturnType<Frame>, status: number, caching: string): PublicAnswer {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': caching,
    'content-security-policy': policyWithStyles(hashes),
    'x-robots-tag': 'noindex',
  }
  return { status, headers, body: html }
}
