/** Who may create an account: everyone, people with an invitation, or no one. */
export type Registration = 'open' | 'invite' | 'closed'
