// Writes tags. Calls name the wanted state, so they may be repeated.
import { isRefusal } from '../kernel/mailchimp-trouble.ts'
import { type Audience, membersPerWrite } from './audience.ts'
import type { Place } from './place.ts'
import { refuseStrange, unbelieved } from './second-look.ts'
import * as wire from './wire.ts'

type Segments = Pick<Audience, 'listSegments' | 'findSegment'>

export function openTags(
  { ask, call, list, listId, inSize }: Place,
  { listSegments, findSegment }: Segments,
): Pick<Audience, 'findTag' | 'keepTag' | 'changeTag'> {
  async function findTag(name: string): Promise<number | undefined> {
    const wanted = name.toLowerCase()
    return (await listSegments()).find((segment) => segment.isTag && segment.name.toLowerCase() === wanted)?.id
  }

  async function addTag(name: string): Promise<number> {
    const body = { name, static_segment: [] }
    const made = await call({ method: 'POST', path: `${list}/segments`, body }, wire.segment)
    refuseStrange(listId, made.list_id)
    return made.id
  }

  return {
    findTag,

    async keepTag(name) {
      const known = await findTag(name)
      if (known !== undefined) return known
      return addTag(name).catch(async (error: unknown) => {
        // Another caller made it meanwhile, or the answer of our own call got lost.
        const made = isRefusal(error) ? await findTag(name) : undefined
        if (made === undefined) throw error
        return made
      })
    },

    async changeTag(id, changes) {
      const refused: { email: string; reason: string }[] = []
      for (let left = changes; left.length > 0;) {
        const some = left
        const done = await inSize({ kind: 'write', count: some.length, most: membersPerWrite }, async (rows) => {
          const part = some.slice(0, rows.count)
          const body = {
            members_to_add: part.filter(({ isWanted }) => isWanted).map(({ email }) => email),
            members_to_remove: part.filter(({ isWanted }) => !isWanted).map(({ email }) => email),
          }
          const request = { method: 'POST', path: `${list}/segments/${id}`, body, rows } as const
          const answer = await ask(request, wire.tagChange).catch((error: unknown) => lookAgain(id, error))
          return { rows: part.length, answer }
        })
        if (!done.answer) return undefined
        for (const { email_addresses: emails, error } of done.answer.errors ?? []) {
          refused.push(...emails.map((email) => ({ email, reason: error ?? '' })))
        }
        left = some.slice(done.rows)
      }
      return refused
    },
  }

  /** Undefined if the tag is gone. Mailchimp's refusals of a missing tag have more than one form. */
  async function lookAgain(id: number, error: unknown): Promise<undefined> {
    if (!isRefusal(error)) throw error
    const found = await findSegment(id)
    if (!found?.isTag) return undefined
    throw error.kind === 'not_found' ? unbelieved('mailchimp_tag_lost', error) : error
  }
}
