/** Undefined if the browser forbids storage, which throws then. */
export function fromStorage<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
