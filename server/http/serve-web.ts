// Serves the built web app: its pages, its files, and a plain 404 for other paths.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { said } from '../kernel/said.ts'
import { robotsText, siteMap } from './crawler-files.ts'
import { findScreen } from './find-screen.ts'
import { sendDeclined } from './reader.ts'
import { serveWebFiles } from './web-files.ts'
import { readPages, sendPage } from './web-pages.ts'

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
