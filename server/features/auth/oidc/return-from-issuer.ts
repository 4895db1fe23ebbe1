import * as z from 'zod/mini'
import { Refusal } from '../../../kernel/refusal.ts'
import { said } from '../../../kernel/said.ts'
import type { Claims, Issuer } from '../../../oidc/open-issuer.ts'
import type { Needs } from '../../../services.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import { isUnchanged } from '../store.ts'
import { tellOfWay } from '../tell-way-changed.ts'
import { makeTicket, takeTicket } from '../tickets.ts'
import { ofState, requireIssuer, stateContent } from './begin-oidc.ts'
import * as store from './store.ts'

/** The person whom the provider has identified, for the page that then signs them in. */
export const signInContent = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  name: z.string(),
})

export const ofSignIn = (browser: string) => ({ purpose: 'oidc-sign-in', holder: browser }) as const

/** The page to redirect to: after linking the account page, otherwise the sign-in page with a ticket to send back. */
export async function returnFromIssuer(
  services: Needs<'database' | 'keys' | 'issuer' | 'jobs' | 'log'>,
  returned: URLSearchParams,
  browser: string | undefined,
): Promise<string> {
  const issuer = requireIssuer(services)
  const state = returned.get('state')
  if (state === null || browser === undefined) throw isStray(issuer.name)
  const { linksFor, ...proof } = await takeTicket(services, ofState(browser), state, stateContent)
  if (returned.has('error')) throw saidNo(issuer.name)
  const claims = await issuer.redeem(returned, { ...proof, state }).catch((error: Error) => {
    // The organiser reads what to do; only the operator can mend a wrong secret or address.
    services.log.warn({ reason: String(error.cause) }, 'a sign-in by the identity provider failed')
    throw error
  })
  if (linksFor === null) return `/login#${makeTicket(services, ofSignIn(browser), claims)}`
  refuseDomain(issuer, claims)
  await link(services, linksFor, claims, issuer.name)
  return '/account/passkeys'
}

async function link(
  services: Needs<'database' | 'jobs'>,
  { person: personId, changedAt }: { person: string; changedAt: number },
  claims: Claims,
  name: string,
): Promise<void> {
  await services.database.as({ person: personId }, async (tx) => {
    const asked = { id: personId, password_changed_at: changedAt === 0 ? null : new Date(changedAt) }
    if (!(await isUnchanged(tx, asked))) {
      throw new Refusal('signed_out', 'password_changed_meanwhile')
    }
    if (!(await store.addIdentity(tx, personId, claims))) {
      throw new Refusal('conflict', 'issuer_linked_already', { params: { name } })
    }
    await keepPersonalRecord(tx, { id: personId }, 'oidc_linked', { details: { name } })
    await tellOfWay(services, tx, personId, 'linked')
  })
}

function saidNo(name: string): Refusal {
  return new Refusal('forbidden', 'issuer_said_no', { params: { name }, details: said('start_again_or_password') })
}

function isStray(name: string): Refusal {
  return new Refusal('forbidden', 'issuer_stray', { params: { name }, details: said('other_browser_or_incomplete') })
}

/** Refuses an email that the issuer has not verified, or of a domain that may not be used here. */
export function refuseDomain({ name, allowedDomains }: Issuer, { email, isVerified }: Claims): void {
  if (!isVerified) throw new Refusal('forbidden', 'issuer_email_unverified', { params: { name } })
  const domain = email.split('@').at(-1)!.toLowerCase()
  if (allowedDomains.length === 0 || allowedDomains.includes(domain)) return
  throw new Refusal('forbidden', 'domain_not_allowed', { params: { domain, allowed: allowedDomains.join(', ') } })
}
