import { isIP, isIPv6 } from 'node:net'

/**
 * One IPv6 customer has 2^64 addresses, so they count as one. Some proxies append the port, which always differs. The
 * caller made up a value that is not an address.
 */
export function networkOf(address: string | undefined): string {
  // A disconnected caller has no address any more.
  const ip = address?.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.*)\](?::\d+)?$/, '$1$2') ?? ''
  if (isIP(ip) === 0) return 'unknown'
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length)
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...after]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
