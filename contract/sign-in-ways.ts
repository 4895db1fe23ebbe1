import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Ways to sign in that this Listpass offers beside the password. */
export const signInWays = endpoint({
  method: 'GET',
  path: '/api/login/ways',
  summary: 'How one can sign in here beside the password.',
  answer: z.object({
    passkeys: z.object({
      /** Why passkeys do not work here, in a sentence; null where they work. */
      why_not: z.nullable(z.string()),
    }),
    /** The identity provider; null if none is set up. */
    oidc: z.nullable(z.object({ name: z.string() })),
  }),
})
