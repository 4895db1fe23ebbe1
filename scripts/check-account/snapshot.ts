// The audience in figures, compared before and after the check.
import type { Way } from './way.ts'
import { fieldPage, hookPage, total } from './wire.ts'

export type Snapshot = { what: string; is: string }[]

const statuses = ['subscribed', 'unsubscribed', 'cleaned', 'pending', 'transactional', 'archived']

export async function takeSnapshot(way: Way): Promise<Snapshot> {
  const snapshot: Snapshot = []
  for (const status of statuses) {
    const query = { status, count: 1, fields: 'total_items' }
    const { total_items: members } = await way.ask({ path: `${way.list}/members`, query }, total)
    snapshot.push({ what: `${status} members`, is: String(members) })
  }
  const { merge_fields: fields } = await way.ask(
    { path: `${way.list}/merge-fields`, query: { count: 1000 } },
    fieldPage,
  )
  const each = fields.map(({ merge_id: id, tag, type, public: isPublic }) => `${id} ${tag} ${type} ${isPublic}`)
  snapshot.push({ what: `fields (${fields.length})`, is: each.join() })
  const { webhooks } = await way.ask({ path: `${way.list}/webhooks` }, hookPage)
  snapshot.push({ what: `webhooks (${webhooks.length})`, is: webhooks.map(({ id }) => id).join() })
  return snapshot
}

/** The names of the differences, with figures if there are any. */
export function whatDiffers(before: Snapshot, after: Snapshot): string[] {
  return after.flatMap(({ what, is }, place) => {
    const was = before[place]
    if (was?.is === is) return []
    return [what.endsWith('members') ? `${was?.is} ${what}, now ${is}` : `${was?.what}, now ${what}`]
  })
}
