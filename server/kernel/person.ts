/** Who is signed in, and in which session. */
export type Person = { id: string; name: string; email: string; sessionId: string }
