// Writes saved segments. Tags are written by open-tags.ts.
import type { Audience, Condition } from './audience.ts'
import { readSegment } from './open-segments.ts'
import type { Place } from './place.ts'
import { refuseStrange, unbelieved } from './second-look.ts'
import * as wire from './wire.ts'

type Writes = Pick<Audience, 'saveSegment'>

export function openSegmentWrites({ call, list, listId }: Place): Writes {
  async function add(body: object) {
    const made = await call({ method: 'POST', path: `${list}/segments`, body, isOnce: true }, wire.segment)
    refuseStrange(listId, made.list_id)
    return readSegment(made)
  }

  return {
    async saveSegment({ id, name, conditions }) {
      const body = { name, options: { match: 'all', conditions: conditions.map(writtenCondition) } }
      if (id === undefined) return add(body)
      const saved = await call({ method: 'PATCH', path: `${list}/segments/${id}`, body }, wire.segment)
      refuseStrange(listId, saved.list_id)
      refuseStrange(id, saved.id)
      if (saved.name !== name) throw unbelieved('mailchimp_segment_not_held')
      return readSegment(saved)
    },
  }
}

function writtenCondition(condition: Condition) {
  switch (condition.kind) {
    case 'tagged': {
      const op = condition.isSo ? 'static_is' : 'static_not'
      return { condition_type: 'StaticSegment', field: 'static_segment', op, value: condition.tagId }
    }
    case 'was_sent':
      return { condition_type: 'Aim', field: 'aim', op: 'sent', value: String(condition.campaignWebId) }
    case 'empty':
      return { condition_type: 'TextMerge', field: condition.field, op: 'blank' }
  }
}
