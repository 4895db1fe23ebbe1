// Sign-in by the identity provider of this Listpass, where one is set up.
import * as z from 'zod/mini'
import { signedIn } from './auth.ts'
import { confirmation } from './confirmation.ts'
import { done, endpoint } from './endpoint.ts'

const address = z.object({ url: z.string() })

/** The issuer sends browsers back to the first address. From there they go to the second, with a ticket behind #. */
export const oidcCallback = '/api/login/oidc/callback'

export const beginOidc = endpoint({
  method: 'POST',
  path: '/api/login/oidc',
  summary:
    'Begins a sign-in at the identity provider: answers the address of its page. Good for five minutes, in this browser.',
  body: z.strictObject({}),
  answer: address,
})

export const finishOidc = endpoint({
  method: 'POST',
  path: '/api/login/oidc/finish',
  summary:
    'Signs in with the ticket of a browser that came back from the identity provider. Makes an account at the first time.',
  body: z.strictObject({ ticket: z.string().check(z.maxLength(4000)) }),
  answer: z.extend(signedIn, {
    /** The provider, and its page that ends the session there; null where it has no such page. */
    issuer_sign_out: z.nullable(z.object({ name: z.string(), url: z.string() })),
  }),
})

export const beginOidcLink = endpoint({
  method: 'POST',
  path: '/api/login/oidc/link',
  summary:
    "Begins linking the organiser's account with the identity provider, with a confirmation: answers the address of its page.",
  body: z.strictObject(confirmation),
  answer: address,
})

export const oidcLink = endpoint({
  method: 'GET',
  path: '/api/oidc-link',
  summary: 'Whether the organiser can sign in by the identity provider. `name` is null where none is set up.',
  answer: z.object({ name: z.nullable(z.string()), is_linked: z.boolean() }),
})

export const removeOidcLink = endpoint({
  method: 'DELETE',
  path: '/api/oidc-link',
  summary: 'Removes the link with the identity provider, with a confirmation.',
  body: z.strictObject(confirmation),
  answer: done,
})
