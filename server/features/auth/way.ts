/** How a session began. `totp`, `recovery`: with the password, and then a code. */
export type Way = 'password' | 'totp' | 'recovery' | 'passkey' | 'oidc'

/** Whether a stolen password alone could not have begun the session. */
export function isStrong(way: Way): boolean {
  return way === 'totp' || way === 'recovery' || way === 'passkey'
}
