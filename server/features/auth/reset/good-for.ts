/** DESIGN §7: how long a link for a new password is good. */
export const goodForMinutes = 30

/** The token stands behind the #: browsers send it to no server, so it is in no log of a proxy. */
export function resetUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/reset-password#${token}`
}
