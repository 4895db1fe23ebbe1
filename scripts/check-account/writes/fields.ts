import * as z from 'zod/mini'
import { judged, notTried, type Belief } from '../belief.ts'
import { ownFieldName } from '../own.ts'
import { type Answer, CallFailed, sayingOf, type Way } from '../way.ts'
import { field } from '../wire.ts'
import type { Trial } from './trial.ts'

function addField(way: Way, tag: string): Promise<Answer> {
  const body = { tag, name: ownFieldName, type: 'text', required: false, public: false }
  return way.look({ method: 'POST', path: `${way.list}/merge-fields`, body })
}

async function removeField(way: Way, made: Answer): Promise<void> {
  const read = z.safeParse(field, made.body)
  if (read.success) await way.look({ method: 'DELETE', path: `${way.list}/merge-fields/${read.data.merge_id}` })
}

export const refusesLongTags: Belief<Trial> = {
  id: 'long-tag',
  says: 'A tag of more than 10 characters is refused with 400.',
  async look({ way, withoutFields }) {
    if (withoutFields !== undefined) return notTried(withoutFields)
    const answer = await addField(way, 'LPCHKELEVEN')
    if (answer.status !== 200) return judged(answer.status === 400, new CallFailed(answer).message)
    const { data } = z.safeParse(field, answer.body)
    await removeField(way, answer)
    return judged(false, `Taken, as a tag of ${data?.tag.length ?? 'unknown'} characters.`)
  },
}

/** An upper bound for this check: the largest Mailchimp plan has 80 fields. */
const mostFields = 100

export const saysWhenFull: Belief<Trial> = {
  id: 'field-limit',
  says: 'One field more than the audience may have is refused with 400.',
  async look({ way }) {
    const made: Answer[] = []
    try {
      for (;;) {
        const answer = await addField(way, `LPCHK${made.length}`)
        if (answer.status !== 200) {
          const failed = new CallFailed(answer)
          if (failed.isPassing) throw failed
          return judged(answer.status === 400, `${answer.status} after ${made.length} more: ${sayingOf(answer.body)}`)
        }
        made.push(answer)
        if (made.length >= mostFields) return notTried(`There was room for ${mostFields} more.`)
      }
    } finally {
      for (const each of made) await removeField(way, each)
    }
  },
}
