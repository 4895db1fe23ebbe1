import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { openToEveryone } from './route-policies.ts'

/**
 * The files of the built web app, compressed by the build. Browsers cache files with a hash in their name for ever.
 * Pages are not files: the server fills them in (web-pages.ts).
 */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
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
