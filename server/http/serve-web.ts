// Serves the built web app: its pages, its files, and a plain 404 for other paths.
import fastifyStatic from '@fastify/static'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { said } from '../kernel/said.ts'
import { sendDeclined } from './reader.ts'
import { readPages, sendPage } from './web-pages.ts'
import { openToEveryone } from './route-policies.ts'
import { alternatesOf, publishedPages, pageFile, partsOf } from '#contract/published-pages.ts'
import { screenNames, screens, languagesOf, type ScreenName } from '#contract/screens.ts'
import { pathIn } from '#contract/page-language.ts'
import { splitTeamPath } from '#contract/team-path.ts'

export type WebOptions = { webFolder: string; publicUrl: string; supportEmail?: string | undefined }

/** Paths without pages: they are called by programs, or by an open page older than the files. */
const noPages = /^\/(api|webhooks|assets)\//i

export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const isBuilt = existsSync(join(options.webFolder, 'index.html'))
  const pages = isBuilt ? await readPages(options) : undefined
  if (isBuilt) await serveWebFiles(app, options.webFolder)
  serveCrawlers(app, options.publicUrl)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !noPages.test(path)
    if (isPage && pages) {
      const { name, file, isOfTeam } = findScreen(path)
      const page = isOfTeam ? pages.drawn(name) : pages.of(file)
      return sendPage(request, reply.code(name === undefined ? 404 : 200), page)
    }
    return sendDeclined(reply.code(404), { said: said(isPage ? 'web_not_built' : 'not_found') })
  })
}

function serveCrawlers(app: FastifyInstance, publicUrl: string): void {
  const files = [
    ['/robots.txt', 'text/plain', robotsText(publicUrl)],
    ['/sitemap.xml', 'application/xml', siteMap(publicUrl)],
  ] as const
  for (const [path, type, text] of files) {
    app.get(path, { config: { policy: 'everyone' } }, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text),
    )
  }
}

/**
 * The files of the built web app, compressed by the build. Browsers cache files with a hash in their name for ever.
 * Pages are not files: the server fills them in (web-pages.ts).
 */
async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (files) => {
    openToEveryone(files)
    await files.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['pages/**', '**/*.html', '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.startsWith(join(folder, 'assets'))
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  })
}

// Files for search engines: index the published pages and leave out the others.

export function siteMap(publicUrl: string): string {
  const urls = publishedPages.map((page) => {
    const alternates = alternatesOf(page).map(
      ({ tag, path }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${publicUrl}${path}"/>`,
    )
    return `  <url><loc>${publicUrl}${page.path}</loc>${alternates.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function robotsText(publicUrl: string): string {
  return `User-agent: *
${placesOfMembers()
  .map((place) => `Disallow: ${place}`)
  .join('\n')}
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`
}

/**
 * The first part of each path that needs a sign-in, also inside a team's address. Links of codes and scanners are
 * `noindex`, which crawlers must be able to read.
 */
function placesOfMembers(): string[] {
  const paths = screenNames.filter((name) => screens[name].access === 'member').map((name) => screens[name].path)
  return [...new Set([...paths.map((path) => `/${path.split('/')[1]}`), '/t/'])]
}

const shapes = screenNames
  .filter((name) => name !== 'NotFound')
  .flatMap((name) =>
    languagesOf(name).map((language) => {
      const shape = shapeOf(pathIn(language, screens[name].path), partsOf(name))
      return { name, language, shape }
    }),
  )

/**
 * The screen that the browser's router finds at a path: in any case, with or without a final slash. All screens also
 * exist at the addresses of each team.
 */
export function findScreen(path: string): Found {
  const { teamId, rest } = splitTeamPath(path)
  const isOfTeam = teamId !== undefined
  for (const { name, language, shape } of shapes) {
    const match = shape.exec(rest)
    if (match) return { name, file: pageFile(name, match[1]?.toLowerCase(), language), isOfTeam }
  }
  return { name: undefined, file: 'NotFound', isOfTeam }
}

/** The file is the name of the screen's page in the built web. */
type Found = { name: ScreenName | undefined; file: string; isOfTeam: boolean }

/** `:name` matches one segment, or one of the parts; `:name?` one or none. Only a part is captured. */
function shapeOf(path: string, allowed: readonly string[] | undefined): RegExp {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (!part.startsWith(':')) return `/${part}`
      if (allowed) return `/(${allowed.join('|')})`
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    })
  return new RegExp(`^${parts.join('')}/?$`, 'i')
}
