// The members, fields and webhooks on Mailchimp’s side.
import assert from 'node:assert/strict'
import { until } from '../until.ts'
import { sandbox } from './server.ts'
import { type Place, contactsOf } from './places.ts'

// The members on Mailchimp's side.

export async function mailchimp<T>({ apiKey }: Pick<Place, 'apiKey'>, path: string): Promise<T> {
  const answer = await fetch(`${sandbox.address}/3.0${path}`, { headers: { authorization: `Bearer ${apiKey}` } })
  return (await answer.json()) as T
}

type Member = { email_address: string; merge_fields: Record<string, string | number> }

export async function membersOf(place: Place): Promise<Member[]> {
  const all: Member[] = []
  for (let first = 0; ; first += 1000) {
    const path = `/lists/${place.list.list_id}/members?count=1000&offset=${first}`
    const { members } = await mailchimp<{ members: Member[] }>(place, path)
    all.push(...members)
    if (members.length < 1000) return all
  }
}

export async function hooksOf(place: Place): Promise<unknown[]> {
  return (await mailchimp<{ webhooks: unknown[] }>(place, `/lists/${place.list.list_id}/webhooks`)).webhooks
}

export async function ourFieldsOf(place: Place): Promise<string[]> {
  const path = `/lists/${place.list.list_id}/merge-fields?count=100`
  const { merge_fields: fields } = await mailchimp<{ merge_fields: { tag: string }[] }>(place, path)
  return fields.map(({ tag }) => tag).filter((tag) => tag.startsWith('QR'))
}

/** Edits a member like the owner on Mailchimp's pages. */
async function edit({ list }: Place, email: string, fields: Record<string, string | number>): Promise<void> {
  const path = `/admin/lists/${list.list_id}/members/${encodeURIComponent(email)}`
  const body = JSON.stringify({ merge_fields: fields })
  const answer = await fetch(`${sandbox.address}${path}`, { method: 'PATCH', body })
  assert.ok(answer.ok, await answer.text())
}

/** Sets a new maximum in Mailchimp, and invalid values in the fields that belong to us. */
export async function spoil(place: Place): Promise<void> {
  for (const { email } of await contactsOf(place)) await edit(place, email, { QRMAX: 4, QRCODE: 'none', QRSCANS: 77 })
}

/** Waits until the maximum is adopted and all other values are restored. */
export async function untilFollowed(place: Place): Promise<void> {
  const look = async () => {
    const held = new Map((await membersOf(place)).map((member) => [member.email_address, member.merge_fields]))
    const contacts = await contactsOf(place)
    return contacts.filter(({ email, code, count, max }) => {
      const fields = held.get(email)
      return max !== 4 || fields?.['QRCODE'] !== code || fields['QRMAX'] !== 4 || fields['QRSCANS'] !== count
    })
  }
  await until(look, (others) => others.length === 0, 30_000)
}
