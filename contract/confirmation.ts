import * as z from 'zod/mini'
import type { FieldCode } from '#words/en/fields.ts'
import { passwordLength } from './limits.ts'
import { says } from './says.ts'
import { signedByPasskey } from './webauthn.ts'

/** An existing password has no format rules: it is only right or wrong. */
export const presentPassword = present('password_required')

/** The one before a change. */
export const currentPassword = present('current_password_required')

function present(missing: FieldCode) {
  return z
    .string(says(missing))
    .check(z.minLength(1, says(missing)), z.maxLength(passwordLength.max, says('password_too_long')))
}

/** A code of the authenticator app, or a recovery code. */
export const secondCode = z
  .string(says('second_code_required'))
  .check(z.trim(), z.minLength(1, says('second_code_required')), z.maxLength(40, says('second_code_too_long')))

/** A passkey alone confirms; no password is needed. */
export const passkeyConfirmation = z.strictObject(signedByPasskey)

/** Before a dangerous change: a passkey, or the password and a code if the organiser has an authenticator app. */
export const confirmation = {
  password: z.optional(presentPassword),
  code: z.optional(secondCode),
  passkey: z.optional(passkeyConfirmation),
}

/** For calls whose body has nothing else. SPEC's calls have none: it is refused like an empty confirmation. */
export const onlyConfirmation = z.optional(z.strictObject(confirmation))
