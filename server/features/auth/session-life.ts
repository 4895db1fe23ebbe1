// DESIGN §7: how long a session lasts without being used, and at most.
export const idle = '7 days'
export const absolute = '30 days'
