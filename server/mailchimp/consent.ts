// Connects an account by its owner's consent (FACTS §3): the address of the consent page, and the exchange of its
// result for a token.
import * as z from 'zod/mini'
import { isPassing, MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'
import { said } from '../kernel/said.ts'
import { isDataCentre } from './call.ts'
import { type Answer, exchange, type Fetch, readAnswer, troubleOf } from './exchange.ts'

export type Client = { id: string; secret: string }

export type Consent = {
  /** Mailchimp's page that asks for consent. */
  addressFor: (state: string) => string
  /** The token for a code, and the data centre of its login. */
  redeem: (code: string) => Promise<{ token: string; dataCentre: string }>
}

const bounds = { timeoutMs: 15_000, bytes: 64 * 1024 }

const given = z.object({ access_token: z.string().check(z.regex(/^[\x21-\x7e]{10,500}$/)) })
const refused = z.object({ error: z.string() })
const metadata = z.object({ dc: z.string() })

/** `loginUrl` must not contain {dc}, which is unknown before consent. */
export function openConsent(way: { fetch: Fetch; loginUrl: string; client: Client; redirectUrl: string }): Consent {
  const { loginUrl, client, redirectUrl } = way
  return {
    addressFor(state) {
      const url = new URL(`${loginUrl}/oauth2/authorize`)
      url.searchParams.set('response_type', 'code')
      url.searchParams.set('client_id', client.id)
      url.searchParams.set('redirect_uri', redirectUrl)
      url.searchParams.set('state', state)
      return url.href
    },

    async redeem(code) {
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: client.id,
        client_secret: client.secret,
        redirect_uri: redirectUrl,
        code,
      })
      // No retry: a code works once, even if the answer gets lost.
      const url = new URL(`${loginUrl}/oauth2/token`)
      const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }
      const init = { method: 'POST', headers, body: form.toString() }
      const { access_token: token } = read(given, await exchange(way.fetch, url, init, bounds))
      return { token, dataCentre: await findDataCentre(way, token) }
    },
  }
}

/** Retried once: the token already exists and cannot be fetched a second time. */
async function findDataCentre({ fetch, loginUrl }: { fetch: Fetch; loginUrl: string }, token: string): Promise<string> {
  const url = new URL(`${loginUrl}/oauth2/metadata`)
  const init = { headers: { authorization: `OAuth ${token}`, accept: 'application/json' } }
  const ask = async () => read(metadata, await exchange(fetch, url, init, bounds))
  const { dc } = await ask().catch((error: unknown) => {
    if (isPassing(error)) return ask()
    throw error
  })
  // The token will be sent to this address, so it must be a data centre.
  if (!isDataCentre(dc)) throw new MailchimpTrouble('unreachable', { why: said('mailchimp_no_data_centre') })
  return dc
}

/** Mailchimp answers an invalid token with 200 and an error. */
function read<T extends z.ZodMiniType>(shape: T, answer: Answer): z.output<T> {
  const { body, status, isOk } = answer
  const no = z.safeParse(refused, body)
  if (no.success && status < 500) throw new MailchimpTrouble('refused', { details: no.data.error.slice(0, 100) })
  if (!isOk) throw troubleOf(answer)
  return readAnswer(shape, body)
}
