// An identity provider in this process, on loopback: it signs in the test's person without asking.
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Context, Provider } from 'oidc-provider'
import { oidcCallback } from '#contract/oidc.ts'

export type KnownPerson = { sub: string; email?: string; email_verified?: boolean; name?: string }

export type TestIssuer = {
  settings: { issuer: string; clientId: string; clientSecret: string; name: string; allowedDomains: string[] }
  /** From now on this person is signed in at every browser. */
  signIn: (person: KnownPerson) => void
  /**
   * Opens the issuer's page like a browser in which this person is signed in. Returns the address that leads back to
   * us.
   */
  visit: (page: string, person: KnownPerson) => Promise<string>
  close: () => Promise<void>
}

export async function startIssuer(publicUrl: string, allowedDomains: string[] = [], port = 0): Promise<TestIssuer> {
  const people = new Map<string, KnownPerson>()
  let present = ''
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const clientId = 'listpass'
  const clientSecret = 'a secret that only the two of them know'
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [`${publicUrl}${oidcCallback}`] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
    pkce: { required: () => true },
    findAccount: (_context: Context, id: string) => ({ accountId: id, claims: () => people.get(id) }),
    async loadExistingGrant({ oidc }: Context) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url !== '/interaction') return answer(request, response)
    void provider.interactionFinished(request, response, { login: { accountId: present } })
  })
  async function close() {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  function signIn(person: KnownPerson) {
    people.set(person.sub, person)
    present = person.sub
  }

  async function visit(page: string, person: KnownPerson): Promise<string> {
    signIn(person)
    const jar = new Map<string, string>()
    for (let next = page; ;) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const { status, headers } = await fetch(next, { redirect: 'manual', headers: { cookie } })
      for (const set of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set)!
        jar.set(name, value)
      }
      const to = headers.get('location')
      if (to === null) throw new Error(`The issuer answered ${status} at ${next}.`)
      next = new URL(to, issuer).href
      if (next.startsWith(publicUrl)) return next.slice(publicUrl.length)
    }
  }

  return { settings: { issuer, clientId, clientSecret, name: 'Example ID', allowedDomains }, signIn, visit, close }
}
