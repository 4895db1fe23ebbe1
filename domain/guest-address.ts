// Whether guests can open an address. The server reports it at its start, and screens before a code is copied.

/** `machine`: opens on this computer only. `network`: in this network only. `insecure`: without https. */
export type AddressTrouble = 'machine' | 'network' | 'insecure'

/** What the server found when it asked its own address. `closed`: its name, certificate or proxy is wrong. */
export const seenTroubles = ['elsewhere', 'closed'] as const
export type SeenTrouble = (typeof seenTroubles)[number]

const machineHosts = [/^localhost$/, /\.localhost$/, /^127\./, /^0\.0\.0\.0$/, /^\[::1?\]$/, /^\[::ffff:7f/]

/** Private ranges (RFC 1918, 6598, 3927, 4193, 4291), names of local networks, and names without a dot. */
const networkHosts = [
  /^10\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^169\.254\./,
  /^\[f[cd][0-9a-f]{2}:/,
  /^\[fe[89ab][0-9a-f]:/,
  /\.(local|lan|internal|intranet|home\.arpa)$/,
  /^[^.[]+$/,
]

/**
 * Why guests cannot open this address on their phones; undefined when they can. The address must be normalised by
 * `URL`.
 */
export function addressTrouble(address: string): AddressTrouble | undefined {
  const [, protocol, name = ''] = /^(https?:)\/\/(\[[^\]]*\]|[^:/?#]*)/i.exec(address) ?? []
  const host = name.toLowerCase().replace(/\.$/, '')
  if (machineHosts.some((pattern) => pattern.test(host))) return 'machine'
  if (networkHosts.some((pattern) => pattern.test(host))) return 'network'
  return protocol === 'https:' ? undefined : 'insecure'
}

type Seen = { address: string; trouble: SeenTrouble | null; origin: string }

/** A browser that has opened the address knows better than a server that asked once. `origin`: of the browser's page. */
export function seenTrouble({ address, trouble, origin }: Seen): SeenTrouble | undefined {
  return origin === address ? undefined : (trouble ?? undefined)
}
