// Who may try a password how often. Only failures are counted (docs/decisions/0022).
import { isIP, isIPv6 } from 'node:net'
import type { NamedBucket } from '../../database/throttle.ts'
import { hashOfEmail } from './email-key.ts'

type Attempt = {
  email: string
  ip: string
  /** Of a browser in which this email has signed in before. */
  device: string | undefined
}

/**
 * A browser that is known has a bucket of its own, which nobody else can empty. Strangers share that of their address and
 * that of the email; no single address can empty the email's.
 */
export function bucketsOf({ email, ip, device }: Attempt): NamedBucket[] {
  if (device !== undefined) return [{ key: `sign-in:device:${device}`, capacity: 10, secondsEach: 30 }]
  const [who, from] = [hashOfEmail(email), networkOf(ip)]
  return [
    { key: `sign-in:${from}`, capacity: 30, secondsEach: 60 },
    { key: `sign-in:${who}:${from}`, capacity: 10, secondsEach: 30 },
    { key: `sign-in:${who}`, capacity: 30, secondsEach: 120 },
  ]
}

/**
 * Who has an IPv6 address has 2^64 of them: they count as one. Some proxies add the port, which is another each time; what
 * is no address at all was made up by the caller.
 */
export function networkOf(address: string | undefined): string {
  // Who has hung up has none any more.
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
