import * as z from 'zod/mini'
import { secondWays, signedIn } from './auth.ts'
import { confirmation, secondCode } from './confirmation.ts'
import { done, endpoint } from './endpoint.ts'
import { says } from './says.ts'

export const logInWithCode = endpoint({
  method: 'POST',
  path: '/api/login/second-factor',
  summary:
    'The second step of signing in, within 5 minutes: the ticket of the first, and a code of the authenticator app or a recovery code.',
  body: z.strictObject({
    ticket: z.string(says('password_first')).check(z.maxLength(400)),
    code: secondCode,
  }),
  answer: signedIn,
})

export const secondFactor = z.object({
  /** Since when signing in needs an authenticator app; null when it does not. */
  totp_since: z.nullable(z.string()),
  recovery_codes_left: z.int(),
  /** The second steps that follow the password; empty without any. */
  ways: z.array(z.enum(secondWays)),
  /** Whether a passkey can confirm a dangerous change here. */
  has_passkey: z.boolean(),
})
export type SecondFactor = z.output<typeof secondFactor>

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/api/second-factor',
  summary: 'What signing in asks for after the password, and how many recovery codes are left.',
  answer: secondFactor,
})

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()), message: z.string() })

export const beginTotp = endpoint({
  method: 'POST',
  path: '/api/second-factor/totp',
  summary: 'A new secret for an authenticator app. It is of no effect until a code confirms it, within 15 minutes.',
  body: z.strictObject(confirmation),
  answer: z.object({
    /** The secret in Base32, for typing into the app. */
    secret: z.string(),
    /** `otpauth://…`, the content of the QR code. */
    url: z.string(),
    /** The sealed set-up, which the browser sends back with the code. */
    setup: z.string(),
  }),
})

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/second-factor/totp/confirm',
  summary: 'Turns the second factor on with a code of the app. Shows the recovery codes, once.',
  body: z.strictObject({ setup: z.string(says('second_step_again')).check(z.maxLength(400)), code: secondCode }),
  answer: recoveryCodes,
})

export const turnOffTotp = endpoint({
  method: 'DELETE',
  path: '/api/second-factor/totp',
  summary: 'Turns the second factor off: the password alone signs in again, and recovery codes no longer work.',
  body: z.strictObject(confirmation),
  answer: done,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  summary: 'Makes ten new recovery codes and shows them, once. The former ones no longer work.',
  body: z.strictObject(confirmation),
  answer: recoveryCodes,
})
