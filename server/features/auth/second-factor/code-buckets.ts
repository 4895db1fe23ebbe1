// Rate limits for codes. Only wrong ones count (docs/decisions/0064). A guess at a code of an app is right once in 333,333,
// because three codes are good at a time. Recovery codes cannot be guessed, so strangers cannot lock them.
import type { NamedBucket } from '../../../database/throttle.ts'
import { networkOf } from '../../../kernel/network.ts'

export type CodeKind = 'totp' | 'recovery'

/** `isKnown`: the browser passed the second step of this person before. */
export type Guesser = { ip: string; isKnown: boolean }

export function bucketsAtSignIn(personId: string, kind: CodeKind, { ip, isKnown }: Guesser): NamedBucket[] {
  if (isKnown) return [{ key: `second-factor:${personId}:known`, capacity: 10, secondsEach: 120 }]
  const network = networkOf(ip)
  const perNetwork = { key: `second-factor:${network}`, capacity: 30, secondsEach: 60 }
  if (kind === 'recovery')
    return [perNetwork, { key: `second-factor:${personId}:${network}`, capacity: 10, secondsEach: 120 }]
  return [perNetwork, { key: `second-factor:${personId}`, capacity: 10, secondsEach: 300 }]
}

/** For people who are signed in. */
export function bucketsOfPerson(personId: string): NamedBucket[] {
  return [{ key: `second-factor:${personId}:signed-in`, capacity: 10, secondsEach: 120 }]
}
