import type { FastifyInstance } from 'fastify'
import type { ApiDocument } from '../describe-api.ts'
import { type Page, preparePage, sendPage } from '../web-pages.ts'
import { apiPage, scriptPath } from './api-page.ts'
import { script } from './style.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '../escape-html.ts'

// The frame of a page that the server makes: the product's bar, fonts and colours, as the build of the web wrote them.

type Parts = { title: string; head: string; content: string }

/** A server whose web is not built has the content without a look. */
const bare =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>__TITLE__</title>__HEAD__</head><body>__CONTENT__</body></html>'

function framePage(webFolder: string, { title, head, content }: Parts): string {
  const path = join(webFolder, 'pages', 'frame.html')
  const frame = existsSync(path) ? readFileSync(path, 'utf8') : bare
  return frame
    .replace('__TITLE__', () => escapeHtml(title))
    .replace('__HEAD__', () => head)
    .replace('__CONTENT__', () => content)
}

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
