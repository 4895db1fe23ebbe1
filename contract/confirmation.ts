import * as z from 'zod/mini'
import { passwordLength } from './limits.ts'
import { signedByPasskey } from './webauthn.ts'

/** An existing password has no format rules: it is only right or wrong. */
export const presentPassword = z
  .string('The password is required.')
  .check(z.minLength(1, 'The password is required.'), z.maxLength(passwordLength.max, 'The password is too long.'))

/** A code of the authenticator app, or a recovery code. */
export const secondCode = z
  .string('The code is required.')
  .check(z.trim(), z.minLength(1, 'The code is required.'), z.maxLength(40, 'The code is too long.'))

/** A passkey alone confirms; no password is needed. */
export const passkeyConfirmation = z.strictObject(signedByPasskey)

/** Before a dangerous change: a passkey, or the password and a code if the organiser has an authenticator app. */
export const confirmation = {
  password: z.optional(presentPassword),
  code: z.optional(secondCode),
  passkey: z.optional(passkeyConfirmation),
}
