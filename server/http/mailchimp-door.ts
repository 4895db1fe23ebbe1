// The one address that other programs call: Mailchimp checks that it exists, and posts forms to it.
import type { FastifyInstance } from 'fastify'

export type MailchimpDoor = {
  /** Throws unless the address exists. */
  check: (code: string, ip: string) => Promise<void>
  /** Stores a delivery, or throws. The body is unparsed, because its signature covers these bytes. */
  receive: (delivery: { code: string; body: Buffer; signature: string | undefined; ip: string }) => Promise<void>
}

const path = '/webhooks/mailchimp/:code'

const config = { policy: 'mailchimp' } as const

/** The limit of a form. Eighty long fields of a contact stay below it, even with each letter written as %XX. */
const formLimitBytes = 256 * 1024

/** The only route that accepts a form. It accepts nothing else. */
export function openMailchimpDoor(app: FastifyInstance, { check, receive }: MailchimpDoor): void {
  void app.register((door, _options, done) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    door.get<{ Params: { code: string } }>(path, { config }, async ({ params, ip }, reply) => {
      await check(params.code, ip)
      return reply.send('')
    })
    door.post<{ Params: { code: string } }>(path, { config, bodyLimit: formLimitBytes }, async (request, reply) => {
      const signature = request.headers['x-mailchimp-signature']
      await receive({
        code: request.params.code,
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: typeof signature === 'string' ? signature : undefined,
        ip: request.ip,
      })
      return reply.send('')
    })
    done()
  })
}
