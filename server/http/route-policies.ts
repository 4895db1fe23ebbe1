// Deny by default: a route without a stated caller stops the server from starting (DESIGN §7).
import type { NeededRole } from '#domain/role.ts'
import type { FastifyInstance, RouteOptions } from 'fastify'

/**
 * `person`: any signed-in person, for their own account. A role: a member of the team with at least this role. `door`:
 * a member who may scan the list, or a browser with one of its scanner links.
 */
export type Policy = 'everyone' | 'person' | NeededRole | 'door' | 'mailchimp'

/** True if a session is needed, whatever the role. */
export function isSignedIn(policy: Policy): boolean {
  return policy !== 'everyone' && policy !== 'door' && policy !== 'mailchimp'
}

export type RoutePolicy = { method: string; path: string; policy: Policy }

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy
  }
  interface FastifyInstance {
    /** Every route, in the order of binding. */
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

/** Opens the routes of a plugin to everyone, because a plugin cannot state their callers. */
export function openToEveryone(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, policy: 'everyone' }
  })
}

function policiesOf({ method, url, config }: RouteOptions): RoutePolicy[] {
  return [method].flat().map((each) => ({ method: each, path: url, policy: config!.policy! }))
}
