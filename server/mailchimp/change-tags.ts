// Changes which members have a tag, and looks at every member that the answer does not name.
import { eachAtOnce } from '../kernel/each-at-once.ts'
import { isRefusal } from '../kernel/mailchimp-trouble.ts'
import { said, type SaidOrText } from '../kernel/said.ts'
import { type Audience, memberHash, type TagChange } from './audience.ts'
import type { Rows } from './limits/store.ts'
import type { Place } from './in-size.ts'
import { looksAtOnce, unbelieved } from './second-look.ts'
import * as wire from './wire.ts'

type Refused = { email: string; reason: SaidOrText }

/** Undefined if the tag is gone. Members that differ are changed once more, and then reported. */
export type ChangeTags = (id: number, changes: TagChange[], rows: Rows) => Promise<Refused[] | undefined>

export function openTagChanges(
  { ask, list }: Place,
  { findSegment, hasTag }: Pick<Audience, 'findSegment' | 'hasTag'>,
): ChangeTags {
  async function changeOnce(id: number, changes: TagChange[], rows: Rows) {
    const body = {
      members_to_add: changes.filter(({ isWanted }) => isWanted).map(({ email }) => email),
      members_to_remove: changes.filter(({ isWanted }) => !isWanted).map(({ email }) => email),
    }
    const request = { method: 'POST', path: `${list}/segments/${id}`, body, rows } as const
    const answer = await ask(request, wire.tagChange).catch((error: unknown) => lookAgain(id, error))
    if (!answer) return undefined
    const refused = (answer.errors ?? []).flatMap(({ email_addresses: emails, error }) =>
      emails.map((email) => ({ email, reason: error ?? '' })),
    )
    const told = new Set(refused.map(({ email }) => email.toLowerCase()))
    const shown = new Set([...(answer.members_added ?? []), ...(answer.members_removed ?? [])].flatMap(keyOf))
    const untold = changes.filter(({ email }) => !told.has(email.toLowerCase()) && !shown.has(memberHash(email)))
    return { refused, untold }
  }

  /** A member that the answer does not name may have had the tag before, or may have been passed over. That one is looked at. */
  async function findDiffering(id: number, untold: TagChange[]): Promise<TagChange[]> {
    const differing: TagChange[] = []
    await eachAtOnce(untold, looksAtOnce, async (change) => {
      const has = await hasTag(memberHash(change.email), id)
      if (has === !change.isWanted) differing.push(change)
    })
    return differing
  }

  return async (id, changes, rows) => {
    const first = await changeOnce(id, changes, rows)
    if (!first) return undefined
    const again = await findDiffering(id, first.untold)
    if (again.length === 0) return first.refused
    const second = await changeOnce(id, again, { ...rows, count: again.length })
    if (!second) return undefined
    const left = await findDiffering(id, second.untold)
    const reason = said('mailchimp_row_not_held')
    return [...first.refused, ...second.refused, ...left.map(({ email }) => ({ email, reason }))]
  }

  /** Undefined if the tag is gone. Mailchimp's refusals of a missing tag have more than one form. */
  async function lookAgain(id: number, error: unknown): Promise<undefined> {
    if (!isRefusal(error)) throw error
    const found = await findSegment(id)
    if (!found?.isTag) return undefined
    throw error.kind === 'not_found' ? unbelieved('mailchimp_tag_lost', error) : error
  }
}

function keyOf(row: unknown): string[] {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined
  return typeof id === 'string' ? [id] : []
}
