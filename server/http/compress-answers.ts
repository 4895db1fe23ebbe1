import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding, type Encoding } from './choose-encoding.ts'

/** Below this size, compressing takes longer than sending. Answers to scans are far smaller. */
const worthwhileBytes = 2000

/** Brotli at this quality is as quick as gzip, and its output is smaller. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Compresses long JSON for slow connections. Other sites cannot learn from the lengths: the caller is named in a header
 * that only our scripts can send.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < worthwhileBytes) return done(null, payload)
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return done(null, payload)
    compress(payload, encoding, (error, compressed) => {
      // If compressing fails, the complete answer goes out uncompressed.
      if (error) return done(null, payload)
      reply.header('content-encoding', encoding).removeHeader('content-length')
      done(null, compressed)
    })
  })
}

type Done = (error: Error | null, compressed: Buffer) => void

function compress(text: string, encoding: Exclude<Encoding, 'identity'>, done: Done): void {
  if (encoding === 'br') brotliCompress(text, brotli, done)
  else gzip(text, done)
}
