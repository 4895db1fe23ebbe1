// Rate limits for password tries. Only failures count (docs/decisions/0022).
import type { NamedBucket } from '../../database/throttle.ts'
import { networkOf } from '../../kernel/network.ts'
import { hashOfEmail } from './email-key.ts'

type Attempt = {
  email: string
  ip: string
  /** The browser is known from the account with this email. */
  isKnown: boolean
}

/**
 * Known browsers of an email share one bucket, which strangers cannot empty: however many cookies were ever given out, they
 * buy no more guesses. Strangers share the buckets of their address and of the email; no single address can empty the email's.
 */
export function bucketsOf({ email, ip, isKnown }: Attempt): NamedBucket[] {
  if (isKnown) return [{ key: `sign-in:${hashOfEmail(email)}:known`, capacity: 10, secondsEach: 30 }]
  const [who, from] = [hashOfEmail(email), networkOf(ip)]
  return [
    { key: `sign-in:${from}`, capacity: 30, secondsEach: 60 },
    { key: `sign-in:${who}:${from}`, capacity: 10, secondsEach: 30 },
    { key: `sign-in:${who}`, capacity: 30, secondsEach: 120 },
  ]
}
