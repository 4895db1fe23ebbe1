// Answers the usual request for an image before the framework: the picture takes 1 µs, and the framework ten times as
// long (docs/decisions/0036-doors-together.md). The answer is the same as the route's, which handles all other
// requests.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isHeard, tell } from '../kernel/happenings.ts'
import type { Pictures, Scale } from '../picture/make-pictures.ts'
import { forEver, headersOf, imageRoute, withoutPolicy } from './images.ts'
import { knowsTag } from './send-file.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** The path as it appears in emails; other spellings go to the route. */
const usual = /^\/qr-code\/([A-Za-z0-9]{24})(?:\.png)?(\?scale=16)?$/

export function answerImagesQuickly(app: FastifyInstance, pictures: Pictures): void {
  const { server, usualHeaders } = app
  const listeners = server.listeners('request') as Listener[]
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  const headers = { ...withoutPolicy(usualHeaders), ...headersOf[8], 'cache-control': forEver }
  const fixed = Object.entries(headers).flat()

  function answer({ method, url, headers: asked }: IncomingMessage, response: ServerResponse): boolean {
    if (method !== 'GET' || asked.host === undefined || isClosing || app.isLeaving() || app.isTooLate('image'))
      return false
    const [, code, larger] = usual.exec(url!) ?? []
    if (code === undefined) return false
    const scale: Scale = larger === undefined ? 8 : 16
    const tag = pictures.etag(code, scale)
    if (knowsTag(asked['if-none-match'], tag)) {
      response.writeHead(304, [...fixed, 'etag', tag]).end()
      return true
    }
    const picture = pictures.png(code, scale)
    response.writeHead(200, [...fixed, 'etag', tag, 'content-length', String(picture.length)])
    response.end(picture)
    return true
  }

  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const begun = isHeard('answer') ? performance.now() : undefined
    if (answer(request, response)) {
      if (begun !== undefined) tellAnswer(response.statusCode, performance.now() - begun)
      return
    }
    for (const listen of listeners) listen(request, response)
  })
}

/** Reports the answer to metrics and log, as the route would. */
function tellAnswer(status: number, ms: number): void {
  tell('answer', { method: 'GET', route: imageRoute, status, ms })
}
