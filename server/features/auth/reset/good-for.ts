/** DESIGN §7: how long a link for a new password is good. */
export const goodForMinutes = 30

/** The token is in the fragment. Browsers send it to no server, so no proxy logs it. */
export function resetUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/reset-password#${token}`
}
