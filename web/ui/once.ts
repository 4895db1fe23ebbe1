/** Creates a value at its first use. A date formatter takes a phone 20 ms, which would delay the first paint. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
