import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { declinedBody } from './declined-body.ts'
import { openToEveryone } from './route-policies.ts'

/**
 * The built web app: files with a hash in their name are kept by browsers for ever, the page itself never. A path that
 * is no file and no call gets the page, which knows its own routes.
 */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  const page = isBuilt ? await readFile(join(folder, 'index.html'), 'utf8') : undefined
  if (isBuilt) {
    await app.register(async (files) => {
      openToEveryone(files)
      await files.register(fastifyStatic, {
        root: folder,
        wildcard: false,
        index: false,
        cacheControl: false,
        setHeaders(reply, path) {
          const isHashed = path.startsWith(join(folder, 'assets'))
          reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        },
      })
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|webhooks|assets)\//i.test(path)
    if (isPage && page !== undefined)
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
    const message = isPage ? 'The web app is not built. Run: npm run build' : 'Not found.'
    return reply.code(404).send(declinedBody({ message }))
  })
}
