/** The device has no room for what the browser is to store. A browser may wrap the reason. */
export function hasNoRoom(error: unknown): boolean {
  return error instanceof Error && (error.name === 'QuotaExceededError' || hasNoRoom(error.cause))
}
