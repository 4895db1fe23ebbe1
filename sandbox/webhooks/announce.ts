import { type MergeValues, showMergeValues } from '../api/merge-values.ts'
import type { Field } from '../store/fields.ts'
import { uniqueEmailId, webIdOf } from '../store/ids.ts'
import type { List } from '../store/lists.ts'
import type { Member } from '../store/members.ts'
import { type EventName, type Source, webhooksOf } from '../store/webhooks.ts'
import type { World } from '../world.ts'

type Event = { type: EventName; data: Record<string, FormValue> }
type Where = { list: Pick<List, 'no' | 'id'>; fields: Field[] }

/** Queues one delivery for each event and webhook, in the write's own transaction. */
export function announce(world: World, where: Where, before: Member | undefined, after: Member, source: Source): void {
  const webhooks = webhooksOf(world, where.list.no).filter((hook) => !hook.is_disabled && hook.sources[source])
  if (webhooks.length === 0) return
  const nowSeconds = Math.floor(world.now() / 1000)
  for (const { type, data } of eventsOf(where, before, after)) {
    const body = encodeForm({ type, fired_at: firedAt(nowSeconds), data })
    for (const webhook of webhooks) {
      if (!webhook.events[type]) continue
      world.db.run(
        'insert into deliveries (webhook_id, type, body, made_at, due_at) values (?, ?, ?, ?, ?)',
        webhook.id,
        type,
        body,
        nowSeconds,
        nowSeconds,
      )
    }
  }
  world.wakeDeliveries()
}

function eventsOf(where: Where, before: Member | undefined, after: Member): Event[] {
  if (before?.status !== after.status) {
    if (after.status === 'subscribed') return [{ type: 'subscribe', data: profileData(where, after) }]
    if (after.status === 'cleaned') return [{ type: 'cleaned', data: cleanedData(where, after) }]
    const isLeaving = before !== undefined && ['unsubscribed', 'archived'].includes(after.status)
    if (isLeaving) return [{ type: 'unsubscribe', data: unsubscribeData(where, after) }]
  }
  if (!before) return []
  const profile: Event = { type: 'profile', data: profileData(where, after) }
  if (before.hash === after.hash) return [profile]
  // A new address always causes two deliveries: the change itself, and a profile.
  return [{ type: 'upemail', data: upemailData(where, before, after) }, profile]
}

function profileData({ list, fields }: Where, member: Member): Record<string, FormValue> {
  const values = showMergeValues(fields, JSON.parse(member.merge_values) as MergeValues, 'empty')
  return {
    id: uniqueEmailId(member.email),
    list_id: list.id,
    web_id: webIdOf(member.id),
    email: member.email,
    email_type: member.email_type,
    ip_opt: member.ip_opt,
    ip_signup: member.ip_signup,
    merges: { EMAIL: member.email, ...(values as Record<string, FormValue>) },
  }
}

function unsubscribeData(where: Where, member: Member): Record<string, FormValue> {
  const action = member.status === 'archived' ? 'delete' : 'unsub'
  return { action, reason: 'manual', ...profileData(where, member) }
}

function cleanedData({ list }: Where, member: Member): Record<string, FormValue> {
  return { list_id: list.id, campaign_id: '', reason: 'hard', email: member.email }
}

function upemailData({ list }: Where, before: Member, after: Member): Record<string, FormValue> {
  return { list_id: list.id, new_id: uniqueEmailId(after.email), new_email: after.email, old_email: before.email }
}

function firedAt(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
}

export type FormValue = string | number | { [name: string]: FormValue }

/** Form encoding with PHP's brackets: data[merges][ADDRESS][addr1]=… */
export function encodeForm(fields: Record<string, FormValue>): string {
  const form = new URLSearchParams()
  const add = (name: string, value: FormValue): void => {
    if (typeof value !== 'object') return form.append(name, String(value))
    for (const [inner, below] of Object.entries(value)) add(`${name}[${inner}]`, below)
  }
  for (const [name, value] of Object.entries(fields)) add(name, value)
  return form.toString()
}
