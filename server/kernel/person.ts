/** The signed-in organiser and their session. */
export type Person = { id: string; name: string; email: string; sessionId: string }
