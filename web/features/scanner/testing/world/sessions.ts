/** The sessions of the scanner link, by their tokens. */
export function createSessions() {
  const live = new Set<string>()
  let begun = 0
  return {
    has: (token: string) => live.has(token),
    /** A token that still works is given again. */
    open(sent: string | undefined): string {
      if (sent !== undefined && live.has(sent)) return sent
      const token = `token ${(begun += 1)}`
      live.add(token)
      return token
    },
    forget: () => live.clear(),
  }
}
