/** Who may make an account: everybody, people with an invitation, or nobody. */
export type Registration = 'open' | 'invite' | 'closed'
