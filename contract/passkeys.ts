import * as z from 'zod/mini'
import { personName, signedIn } from './auth.ts'
import { confirmation } from './confirmation.ts'
import { done, endpoint } from './endpoint.ts'
import { base64url, credential, requestOptions, signedByPasskey, ticket } from './webauthn.ts'

const transports = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  /** The host of the passkey if it differs from the host of this Listpass: then the passkey does not work here. */
  for_host: z.nullable(z.string()),
  /** It is from before a reset of the password: it signs in only after the new password, until it has done so once. */
  needs_password: z.boolean(),
})
export type Passkey = z.output<typeof passkey>

export const allPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  summary: "The organiser's passkeys, the newest first, and why none can be made here, if so.",
  answer: z.object({ passkeys: z.array(passkey), why_not: z.nullable(z.string()) }),
})

const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/options',
  summary:
    'Begins adding a passkey, with a confirmation: what the browser asks the device for. Good for five minutes, in this session.',
  body: z.strictObject(confirmation),
  answer: z.object({ options: creationOptions, ticket: z.string() }),
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  summary: 'Adds the passkey that the device made. The ticket is that of the options, and works once.',
  body: z.strictObject({
    name: personName,
    ticket,
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports,
      }),
    }),
  }),
  answer: z.object({ passkey, message: z.string() }),
})

const ofPasskey = z.object({ passkeyId: z.uuid() })

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/passkeys/:passkeyId',
  summary: 'Gives a passkey another name.',
  params: ofPasskey,
  body: z.strictObject({ name: personName }),
  answer: done,
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/:passkeyId',
  summary: 'Removes a passkey, with a confirmation: it signs in no more.',
  params: ofPasskey,
  body: z.strictObject(confirmation),
  answer: done,
})

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/login/passkey/options',
  summary: 'Begins a sign-in with a passkey. Good for five minutes, in this browser.',
  body: z.strictObject({}),
  answer: z.object({ options: requestOptions, ticket: z.string() }),
})

export const passkeySignIn = endpoint({
  method: 'POST',
  path: '/api/login/passkey',
  summary:
    'Signs in with a passkey, as the password does. The ticket is that of the options, and works once. After the password: with the ticket of that too.',
  body: z.strictObject({ ...signedByPasskey, second_factor: z.optional(ticket) }),
  answer: signedIn,
})

export const beginPasskeyConfirmation = endpoint({
  method: 'POST',
  path: '/api/passkeys/confirmation',
  summary:
    'Begins a confirmation with a passkey, instead of the password, before a dangerous change. Good for five minutes, in this session.',
  body: z.strictObject({}),
  answer: z.object({
    options: z.extend(requestOptions, {
      allowCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
    }),
    ticket: z.string(),
  }),
})
