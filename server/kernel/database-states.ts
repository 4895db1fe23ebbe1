// PostgreSQL's error codes (SQLSTATE) that we handle.

/** The disk is full. */
export const diskFullState = '53100'

/** The database is a replica, or was switched to read only. */
export const readOnlyState = '25006'

/** The team has moved to another installation. The error's detail is that address, its hint `there` once it has arrived. */
export const leftState = 'LP308'

/** A lock was not free within `lock_timeout`. */
export const lockedState = '55P03'
