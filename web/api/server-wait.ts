/** DESIGN §9: a scan waits at most 2 s for the server before the offline list decides. */
export const serverWaitMs = 2000
