/** DESIGN §7: how long a link for a new password is good. */
export const goodForMinutes = 30
