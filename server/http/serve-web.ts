// Serves the built web app: its pages, its files, and a plain 404 for other paths.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { said } from '../kernel/said.ts'
import { robotsText, siteMap } from './crawler-files.ts'
import { findScreen } from './find-screen.ts'
import { sendDeclined } from './reader.ts'
import { readPages, sendPage } from './web-pages.ts'
import fastifyStatic from '@fastify/static'
import { openToEveryone } from './route-policies.ts'

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
