import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const signInWays = ['password', 'totp', 'recovery', 'passkey', 'oidc'] as const

export const signIn = z.object({
  id: z.string(),
  at: z.string(),
  /** The browser's own description (User-Agent). Empty if it sent none. */
  user_agent: z.string(),
  way: z.enum(signInWays),
  /** The organiser had not signed in with this browser before. */
  is_new_device: z.boolean(),
  /** True if this sign-in began the session of this request. */
  is_current: z.boolean(),
})
export type SignIn = z.output<typeof signIn>

export const recentSignIns = endpoint({
  method: 'GET',
  path: '/api/sign-ins',
  summary: 'The sign-ins of the last 90 days, the newest first, at most 200.',
  answer: z.object({ sign_ins: z.array(signIn) }),
})
