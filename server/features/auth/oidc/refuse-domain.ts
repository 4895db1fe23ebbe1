import { Refusal } from '../../../kernel/refusal.ts'
import type { Claims, Issuer } from '../../../oidc/open-issuer.ts'

/** Refuses an email that the issuer has not verified, or of a domain that may not be used here. */
export function refuseDomain({ name, allowedDomains }: Issuer, { email, isVerified }: Claims): void {
  if (!isVerified) throw new Refusal('forbidden', 'issuer_email_unverified', { params: { name } })
  const domain = email.split('@').at(-1)!.toLowerCase()
  if (allowedDomains.length === 0 || allowedDomains.includes(domain)) return
  throw new Refusal('forbidden', 'domain_not_allowed', { params: { domain, allowed: allowedDomains.join(', ') } })
}
