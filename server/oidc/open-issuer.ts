// Sign-in by an identity provider, over OpenID Connect. The only file that knows openid-client, which is loaded at the first use.
import { Refusal } from '../kernel/refusal.ts'
import { said } from '../kernel/said.ts'

export type IssuerOptions = {
  issuer: string
  clientId: string
  clientSecret: string
  /** The provider's name on the screens. */
  name: string
  /** The allowed domains of emails; empty for all. */
  allowedDomains: string[]
  /** The address to which the issuer sends browsers back. */
  redirectUrl: string
}

/** The values that tie the second step to the first. */
export type Proof = { state: string; verifier: string; nonce: string }

/** A person's data from the issuer. */
export type Claims = { issuer: string; subject: string; email: string; isVerified: boolean; name: string }

export type Issuer = Pick<IssuerOptions, 'name' | 'allowedDomains'> & {
  /** A new proof without its state, which the caller adds. */
  newProof: () => Promise<Omit<Proof, 'state'>>
  /** The issuer's page for this sign-in. */
  addressFor: (proof: Proof) => Promise<string>
  /** Exchanges the values that the browser brought back. Refuses values that do not match the proof. */
  redeem: (returned: URLSearchParams, proof: Proof) => Promise<Claims>
  /** The issuer's page that ends the session there; undefined if it has none, or is unreachable. */
  signOutAddress: () => Promise<string | undefined>
}

/** A person waits for each of these calls. */
const timeoutSeconds = 8

export function openIssuer(options: IssuerOptions): Issuer {
  const { name, allowedDomains, redirectUrl } = options
  const configuration = openConfiguration(options)

  return {
    name,
    allowedDomains,
    async newProof() {
      const { randomNonce, randomPKCECodeVerifier } = await library()
      return { verifier: randomPKCECodeVerifier(), nonce: randomNonce() }
    },
    async addressFor({ state, verifier, nonce }) {
      const [client, config] = [await library(), await configuration()]
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUrl,
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      }).href
    },
    async redeem(returned, { state, verifier, nonce }) {
      const [client, config] = [await library(), await configuration()]
      const address = new URL(redirectUrl)
      address.search = returned.toString()
      try {
        const tokens = await client.authorizationCodeGrant(config, address, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const own = tokens.claims()!
        const isComplete = own['email'] !== undefined || config.serverMetadata().userinfo_endpoint === undefined
        const more = isComplete ? {} : await client.fetchUserInfo(config, tokens.access_token, own.sub)
        return readClaims(own.iss, { ...more, ...own })
      } catch (cause) {
        throw isNetworkTrouble(cause) ? isAway(name, cause) : isWrong(name, cause)
      }
    },
    async signOutAddress() {
      const config = await configuration().catch(() => undefined)
      if (config?.serverMetadata().end_session_endpoint === undefined) return undefined
      const { buildEndSessionUrl } = await library()
      return buildEndSessionUrl(config).href
    },
  }
}

const library = () => import('openid-client')

/** The issuer's configuration. It is fetched until the first success; after a failure the next caller tries again. */
function openConfiguration({ issuer, clientId, clientSecret, name }: IssuerOptions) {
  let discovered: ReturnType<typeof discover> | undefined

  async function discover() {
    const client = await library()
    const isInsecure = new URL(issuer).protocol === 'http:'
    return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // By default the library trusts TLS for the token's origin; this also checks its signature.
      execute: [client.enableNonRepudiationChecks, ...(isInsecure ? [client.allowInsecureRequests] : [])],
    })
  }

  return async () => {
    discovered ??= discover()
    try {
      return await discovered
    } catch (cause) {
      discovered = undefined
      throw isAway(name, cause)
    }
  }
}

function readClaims(issuer: string, claims: Record<string, unknown>): Claims {
  const text = (key: string) => (typeof claims[key] === 'string' ? claims[key] : '')
  return {
    issuer,
    subject: text('sub'),
    email: text('email'),
    isVerified: claims['email_verified'] === true,
    name: text('name'),
  }
}

function isNetworkTrouble(error: unknown): boolean {
  return error instanceof Error && ['TypeError', 'TimeoutError', 'AbortError'].includes(error.name)
}

function isAway(name: string, cause: unknown): Refusal {
  return new Refusal('unavailable', 'issuer_away', { params: { name }, cause })
}

function isWrong(name: string, cause: unknown): Refusal {
  const details = said('start_again_from_sign_in')
  return new Refusal('forbidden', 'issuer_unchecked', { params: { name }, details, cause })
}
