/** The signed-in organiser and their session. `isStrong`: more than a password began the session. */
export type Person = { id: string; name: string; email: string; sessionId: string; isStrong: boolean }
