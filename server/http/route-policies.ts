// Deny by default: a route without a stated caller stops the server from starting (DESIGN §7).
import type { FastifyInstance, RouteOptions } from 'fastify'

/** `door`: an organiser of the list, or a browser with one of its scanner links. */
export type Policy = 'everyone' | 'organiser' | 'door' | 'mailchimp'

export type RoutePolicy = { method: string; path: string; policy: Policy }

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy
  }
  interface FastifyInstance {
    /** Every route there is, in the order in which it was bound. */
    routePolicies: readonly RoutePolicy[]
  }
}

export function requirePolicies(app: FastifyInstance): void {
  const bound: RouteOptions[] = []
  app.addHook('onRoute', (route) => void bound.push(route))
  app.decorate('routePolicies', { getter: () => bound.flatMap(policiesOf) })
  app.addHook('onReady', (done) => {
    const open = bound.find(({ config }) => config?.policy === undefined)
    done(open && new Error(`${String(open.method)} ${open.url} does not say who may call it.`))
  })
}

/** For routes that a plugin binds, which cannot say it of each. */
export function openToEveryone(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, policy: 'everyone' }
  })
}

function policiesOf({ method, url, config }: RouteOptions): RoutePolicy[] {
  const policy = config?.policy
  return policy ? [method].flat().map((each) => ({ method: each, path: url, policy })) : []
}
