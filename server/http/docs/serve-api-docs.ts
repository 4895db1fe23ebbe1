import type { FastifyInstance } from 'fastify'
import type { ApiDocument } from '../describe-api.ts'
import { type Page, preparePage, sendPage } from '../web-pages.ts'
import { apiPage, scriptPath } from './api-page.ts'
import { framePage } from './page-frame.ts'
import { script } from './style.ts'

/** Serves the same document to programs and to people. */
export function serveApiDocs(app: FastifyInstance, api: ApiDocument, webFolder: string): void {
  // Built at the first request, because the start should not wait for a page that few people read.
  let page: Page | undefined
  app.get('/api/openapi.json', { config: { policy: 'everyone' } }, (_request, reply) => reply.send(api))
  app.get('/api/docs', { config: { policy: 'everyone', load: 'page' } }, (request, reply) =>
    sendPage(request, reply, (page ??= preparePage(framePage(webFolder, apiPage(api)), false))),
  )
  app.get(scriptPath, { config: { policy: 'everyone', load: 'page' } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  )
}
