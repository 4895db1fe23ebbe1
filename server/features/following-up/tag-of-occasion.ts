import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import { said } from '../../kernel/said.ts'
import type { Audience } from '../../mailchimp/audience.ts'
import { keepTagOfOccasion } from '../attending/tags/tag-of-occasion.ts'
import type { AtOccasion } from './place.ts'
import * as store from './store.ts'

/** After this many rounds the rest of the addresses is not in Mailchimp's list. */
const mostRounds = 3

/** The tag of the guests that came, which exactly they have. It is made if there is none. */
export async function findTagOfOccasion(place: AtOccasion): Promise<{ id: number; name: string }> {
  const { services, scope, occasion, audience } = place
  const tag = await keepTagOfOccasion(services, { scope, audience }, occasion.id)
  await bringUpToDate(place, tag.id)
  return tag
}

/** Writes the differences alone, and reads the tag again after each round. */
async function bringUpToDate({ services, scope, occasion, audience }: AtOccasion, id: number): Promise<void> {
  const refused = new Set<string>()
  let before = ''
  for (let round = 0; round < mostRounds; round++) {
    const held = await readMembers(audience, id)
    const came = await store.findCame(services.database, scope, occasion.id)
    const comers = new Set(came.map(({ hash }) => hash))
    const gone = [...held].filter((hash) => !comers.has(hash))
    const add = came.filter(({ hash, email }) => !held.has(hash) && !refused.has(email)).map(({ email }) => email)
    const remove = await store.findEmails(services.database, scope, gone)
    const now = JSON.stringify([add, remove])
    if (add.length + remove.length === 0 || now === before) return
    before = now
    const changes = [
      ...remove.map((email) => ({ email, isWanted: false })),
      ...add.map((email) => ({ email, isWanted: true })),
    ]
    for (const { email } of (await audience.changeTag(id, changes)) ?? []) refused.add(email)
  }
}

async function readMembers(audience: Audience, id: number): Promise<Set<string>> {
  const hashes = new Set<string>()
  for (let first = 0; ;) {
    const page = await audience.segmentMembersFrom(id, first)
    for (const hash of page.hashes) hashes.add(hash)
    const rows = page.hashes.length + page.odd.length
    first += rows
    if (first >= page.total) return hashes
    if (rows === 0) throw new MailchimpTrouble('unreachable', { why: said('mailchimp_tag_in_part') })
  }
}
