/** Made when first asked for. A formatter of dates takes a phone 20 ms, which it has not while a page comes up. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
