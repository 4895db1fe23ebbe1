import * as z from 'zod/mini'
import type { Issuer } from '../../../oidc/open-issuer.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { makeTicket } from '../tickets.ts'

/** The content of a sign-in's state. It is sealed, so the issuer and the browser cannot read it. */
export const stateContent = z.object({
  verifier: z.string(),
  nonce: z.string(),
  /**
   * The person who links their account, and the time of their last password change (0 for never); null for a sign-in.
   */
  linksFor: z.nullable(z.object({ person: z.uuid(), changedAt: z.int() })),
})

export const ofState = (browser: string) => ({ purpose: 'oidc-state', holder: browser }) as const

/** Sends a browser to the issuer. The state recognises the return. It works once, for five minutes, in this browser. */
export async function beginOidc(
  services: Needs<'database' | 'keys' | 'issuer'>,
  browser: string,
  linksFor: z.output<typeof stateContent>['linksFor'],
): Promise<string> {
  const issuer = requireIssuer(services)
  const proof = await issuer.newProof()
  const content: z.output<typeof stateContent> = { ...proof, linksFor }
  return issuer.addressFor({ ...proof, state: makeTicket(services, ofState(browser), content) })
}

export function requireIssuer({ issuer }: Needs<'issuer'>): Issuer {
  if (!issuer) throw new Refusal('conflict', 'no_issuer')
  return issuer
}
