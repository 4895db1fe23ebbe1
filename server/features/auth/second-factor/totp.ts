// Codes of authenticator apps by RFC 6238, in the form that all apps know: SHA-1, 6 digits, 30 seconds.
import { Secret, TOTP } from 'otpauth'
import type { SealedColumn } from '../../../secrets/sealed-column.ts'

const secondsOfStep = 30

/** Apps and phones whose clock is wrong by this many steps are still right. */
const toleratedSteps = 1

/** 160 random bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The text of the QR code for an authenticator app. */
export function totpUrl(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** The step whose code it is; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  // The library throws at six characters that are more than six bytes.
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: toleratedSteps })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / secondsOfStep) + delta
}

export function totpOf(secret: string, email = ''): TOTP {
  const form = { algorithm: 'SHA1', digits: 6, period: secondsOfStep }
  return new TOTP({ ...form, issuer: 'Listpass', label: email, secret: Secret.fromBase32(secret) })
}

/**
 * If the secret cannot be opened, the second factor stays on. Recovery codes still work, and the operator can turn it
 * off.
 */
export const sealedTotp: SealedColumn = {
  table: 'totp_secrets',
  column: 'secret',
  what: 'the secrets of authenticator apps',
  giveUp: `update totp_secrets set secret = ''`,
}
