// WebAuthn in the JSON form of its level 3. Schemas name only the fields that one side reads.
import * as z from 'zod/mini'
import { says } from './says.ts'

export const base64url = z
  .string()
  .check(z.minLength(1), z.maxLength(16_000), z.regex(/^[\w-]+$/, says('passkey_unreadable')))

/** Sealed by the server: the challenge and its person. The browser sends it back with its answer. */
export const ticket = z.string().check(z.maxLength(1000))

export const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }

/** The device's signature, with the ticket of the options. */
export const signedByPasskey = {
  ticket,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      /** The owner of the passkey. A device may leave it out if the server had named the passkeys that it accepts. */
      userHandle: z.optional(base64url),
    }),
  }),
}

export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
