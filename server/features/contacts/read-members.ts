import { eachAtOnce } from '../../kernel/each-at-once.ts'
import type { Needs } from '../../services.ts'
import {
  type Audience,
  type FieldTags,
  type Member,
  noTags,
  OddContact,
  type OddRow,
} from '../../mailchimp/audience.ts'
import { findEmails } from './store.ts'

/** A list and its connection. Without tags its members lack our fields. */
export type Place = { scope: { team: string; list: string }; audience: Audience; tags: FieldTags | undefined }

/** Mailchimp's answer: the members, those that cannot be understood, the keys without a member, and the time of the question. */
export type Answer = { members: Member[]; odd: OddRow[]; missing: string[]; readAt: Date }

/** Simultaneous calls, out of a login's 8 slots: people and write-back need the rest. */
const callsAtOnce = 4

/** Mailchimp's keys have this form; contacts that were set aside have none. */
const memberKey = /^[0-9a-f]{32}$/

/**
 * Reads the members with these keys. If a key finds no member, tries the address that was `said` or that we know,
 * because one 404 proves nothing. If both fail but Mailchimp's search finds the address, this throws.
 */
export async function readMembers(
  services: Needs<'database'>,
  place: Place,
  keys: string[],
  said: Map<string, string> = new Map(),
): Promise<Answer> {
  const readAt = place.audience.now()
  const odd = new Map<string, OddRow>()
  const byKey = await findEach(
    place,
    keys.filter((key) => memberKey.test(key)).map((hash) => ({ hash })),
    odd,
  )
  const missing = keys.filter((key) => !byKey.has(key) && !odd.has(key))
  const known = await knownEmails(services, place, missing)
  const asked = missing.flatMap((hash) => {
    const email = known.get(hash) ?? said.get(hash)
    return email && memberKey.test(hash) ? [{ hash, email }] : []
  })
  const byEmail = await findEach(place, asked, odd)
  const gone = asked.filter(({ hash }) => !byEmail.has(hash) && !odd.has(hash))
  await eachAtOnce(gone, callsAtOnce, ({ email }) => place.audience.confirmGone(email))
  return {
    members: [...byKey.values(), ...byEmail.values()],
    odd: [...odd.values()],
    missing: missing.filter((key) => !byEmail.has(key) && !odd.has(key)),
    readAt,
  }
}

async function knownEmails({ database }: Needs<'database'>, { scope }: Place, keys: string[]) {
  if (keys.length === 0) return new Map<string, string>()
  return database.as(scope, (tx) => findEmails(tx, scope.list, keys))
}

async function findEach(
  { audience, tags = noTags }: Place,
  keys: { hash: string; email?: string }[],
  odd: Map<string, OddRow>,
): Promise<Map<string, Member>> {
  const found = new Map<string, Member>()
  await eachAtOnce(keys, callsAtOnce, async (key) => {
    try {
      const member = await audience.findMember(key, tags)
      if (member) found.set(key.hash, member)
    } catch (error) {
      if (!(error instanceof OddContact)) throw error
      odd.set(key.hash, error.odd)
    }
  })
  return found
}
