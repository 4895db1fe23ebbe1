// Refuses calls that would store data while the disk is nearly full: scans, changes, deliveries. Images, pages and
// reads continue. So do signing in and opening a scanner link, because reading needs them.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noRoom } from '../kernel/no-room.ts'

const signingIn = new Set(['/api/login', '/api/logout'])

export function refuseWithoutRoom(app: FastifyInstance, { isLow }: { isLow: () => boolean }): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isLow() && keepsSomething(request) ? noRoom() : undefined)
  })
}

function keepsSomething({ method, routeOptions }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  return routeOptions.url !== undefined && !signingIn.has(routeOptions.url)
}
