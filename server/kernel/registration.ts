/** The people who may create an account: all, invited ones, or none. */
export type Registration = 'open' | 'invite' | 'closed'
