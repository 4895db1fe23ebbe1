import * as z from 'zod/mini'
import { job } from '../../jobs/job.ts'

/** Mails a link for a new password, if the email has an account. Address and link are sealed in a box. */
export const sendResetLink = job(
  'send-reset-link',
  z.object({ resetId: z.uuid(), askedAt: z.int(), box: z.string() }),
  4,
)

/** Tells a person by mail of a sign-in from a browser that they had not used before. */
export const tellNewDevice = job(
  'tell-new-device',
  z.object({ personId: z.uuid(), signInId: z.uuid(), at: z.int() }),
  4,
)

/** Tells a person by mail that their second factor was changed, or guessed at. */
export const tellSecondFactor = job(
  'tell-second-factor',
  z.object({ personId: z.uuid(), change: z.enum(['on', 'off', 'codes', 'guesses']), at: z.int() }),
  4,
)

/** Tells a person by mail that a way to sign in without the password was added or removed. */
export const tellWayChanged = job(
  'tell-way-changed',
  z.object({
    personId: z.uuid(),
    change: z.enum(['passkey-added', 'passkey-removed', 'linked', 'unlinked']),
    at: z.int(),
  }),
  4,
)

/** Mails a code that proves an email. The code is sealed in a box. */
export const mailEmailCode = job('mail-email-code', z.object({ personId: z.uuid(), at: z.int(), box: z.string() }), 4)

/** Tells a person by mail that their password was changed. `ended`: the other ways in that a reset has ended. */
export const tellPasswordChanged = job(
  'tell-password-changed',
  z.object({
    personId: z.uuid(),
    at: z.int(),
    ended: z.optional(z.object({ passkeys: z.int(), isLinked: z.boolean() })),
  }),
  4,
)
