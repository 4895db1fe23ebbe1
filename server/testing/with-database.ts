/**
 * The address of another database on the same server. Built by hand: an address with its socket in the query has no
 * host, so URL cannot parse it.
 */
export function withDatabase(url: string, database: string): string {
  return url.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}
