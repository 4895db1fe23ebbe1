/**
 * The address of another database of the same server. By hand: an address with its socket in the query has no host, which URL
 * does not read.
 */
export function withDatabase(url: string, database: string): string {
  return url.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}
