// The browser's own dialog for passkeys. Load it with import(), because only a few screens need it.
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { BodyOf } from '#contract/endpoint.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirmation,
  beginPasskeySignIn,
  passkeySignIn,
} from '#contract/passkeys.ts'
import { call } from '../api/call.ts'

/** Whether this browser can use passkeys, and can list them below the email field. */
export async function abilities() {
  const isAble = browserSupportsWebAuthn()
  return { isAble, isAbleToFill: isAble && (await browserSupportsWebAuthnAutofill()) }
}

/** `ticket`: of the password, where it was right just before. */
export async function signInByPasskey({ isFilling, ticket: passwordTicket }: { isFilling: boolean; ticket?: string }) {
  const { options, ticket } = await call(beginPasskeySignIn, { body: {} })
  const { response, ...credential } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: isFilling,
  })
  const after = passwordTicket === undefined ? {} : { second_factor: passwordTicket }
  return call(passkeySignIn, { body: { ticket, response: { ...credential, response }, ...after } })
}

/** Confirms a dangerous change, in place of the password. */
export async function signConfirmation(): Promise<Omit<BodyOf<typeof passkeySignIn>, 'second_factor'>> {
  const { options, ticket } = await call(beginPasskeyConfirmation, { body: {} })
  const { response, ...credential } = await startAuthentication({ optionsJSON: options })
  return { ticket, response: { ...credential, response } }
}

export async function makePasskey(name: string, confirmation: BodyOf<typeof beginPasskey>) {
  const { options, ticket } = await call(beginPasskey, { body: confirmation })
  const { response, ...credential } = await startRegistration({ optionsJSON: options })
  const made = { ...credential, response: { ...response, transports: response.transports ?? [] } }
  return call(addPasskey, { body: { name, ticket, response: made } })
}

/** Closes the browser's dialog, or the list below the email field. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony()
}

/** How a dialog of the browser ended without a passkey; undefined for an error from the server. */
export function endOf(error: unknown): 'replaced' | 'closed' | 'known' | 'failed' | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'AbortError') return 'replaced'
  if (error.name === 'NotAllowedError') return 'closed'
  if (error.name === 'InvalidStateError') return 'known'
  return ['SecurityError', 'NotSupportedError', 'ConstraintError', 'UnknownError'].includes(error.name)
    ? 'failed'
    : undefined
}
