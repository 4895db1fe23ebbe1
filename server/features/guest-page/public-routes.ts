// The addresses that guests open: the page of a code, its calendar, the organiser's logo.
import { type Language, tagOf } from '#domain/spoken.ts'
import type { PublicAnswer } from '../../http/serve-public.ts'
import { policyWithStyles } from '../../http/security-headers.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { openFindLogo } from './logo/find-logo.ts'
import { openFindPage } from './open-page.ts'
import { openOpenings } from './openings.ts'
import { calendarOf } from './page/calendar.ts'
import { type Frame, makeFrame, type PageAssets } from './page/page-assets.ts'
import { colourStyles, renderNothing, renderTicket, titleOf } from './page/render-page.ts'
import { wordsIn } from '#words/guest-page.ts'

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
        answer: async ({ code = '' }, language) => {
          if (!frame) return notBuilt
          const { rows, isCertain } = await findPage(code)
          if (rows.length === 0 && isCertain) return nothingHere(frame, language)
          // The page shows this occasion first.
          if (rows[0]) openings.note(code, rows[0].occasionId)
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
          return asPage(page, { status: 200, caching: cachingOf(rows, isCertain), language })
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
    async answer({ code = '' }, language) {
      const { rows } = await findPage(code)
      const host = new URL(publicUrl).hostname
      const body =
        rows.length > 0 && calendarOf({ rows, link: `${publicUrl}/q/${code}/scan`, host, now: now(), language })
      if (!body) return frame ? nothingHere(frame, language) : notBuilt
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
function nothingHere(frame: Frame, language: Language): PublicAnswer {
  const body = renderNothing(language)
  const page = frame({ language, title: wordsIn[language].noPage, colours: colourStyles([]), body, hasScript: false })
  return asPage(page, { status: 404, caching: 'no-store', language })
}

/** A browser asks each time, and usually gets 304. A shared cache spares the server a crowd, and keeps no page with a name. */
function cachingOf(rows: { guest: string | null }[], isCertain: boolean): string {
  if (!isCertain) return 'no-store'
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
