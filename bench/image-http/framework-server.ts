// The product's framework with as many fixed bytes and nothing else: no extra header, no hook.
import Fastify from 'fastify'
import { fixedBytes, tellPort } from './reference.ts'

const bytes = fixedBytes()
const app = Fastify()

app.get('/qr-code/:name', (_request, reply) => reply.type('image/png').send(bytes))
await app.listen({ port: 0, host: 'localhost' })
tellPort(app.server.address())
