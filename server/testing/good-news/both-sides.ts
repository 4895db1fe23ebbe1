// Compares both sides of one list without the product: Mailchimp's as its owner sees it, ours as stored in the
// database.
import type { Client } from 'pg'
import type { Sandbox } from '../../../sandbox/sandbox.ts'
import type { Connected } from '../factories.ts'

type MailchimpMember = { id: string; email_address: string; status: string; merge_fields: Record<string, unknown> }
type Contact = { hash: string; code: string; max: number; scans: number; isRemoved: boolean; isRefused: boolean }

export type Sides = { members: Map<string, MailchimpMember>; contacts: Map<string, Contact> }

export async function readSides(sandbox: Sandbox, ask: Client, { list, apiKey }: Connected): Promise<Sides> {
  const headers = { Authorization: `Bearer ${apiKey}` }
  const members = new Map<string, MailchimpMember>()
  for (let offset = 0; ; offset += 1000) {
    const url = `https://us14.api.mailchimp.com/3.0/lists/${list.list_id}/members?count=1000&offset=${offset}`
    const page = (await (await sandbox.fetch(url, { headers })).json()) as { members: MailchimpMember[] }
    for (const member of page.members) members.set(member.id, member)
    if (page.members.length < 1000) break
  }
  const { rows } = await ask.query<Contact>(
    `select member_hash as hash, code, max_scans as max, scan_count as scans, removed_at is not null as "isRemoved",
       refusal is not null as "isRefused"
     from listpass.contacts where list_id = $1`,
    [list.id],
  )
  return { members, contacts: new Map(rows.map((row) => [row.hash, row])) }
}

/** Contacts that are removed here but present in Mailchimp. */
export function wronglyRemoved({ members, contacts }: Sides): string[] {
  return [...contacts.values()].filter(({ hash, isRemoved }) => isRemoved && members.has(hash)).map(({ hash }) => hash)
}

/** Members without a code in Mailchimp, except those that Mailchimp rejected. */
export function withoutCode({ members, contacts }: Sides): string[] {
  return [...members.values()]
    .filter(({ id, merge_fields: fields }) => !fields['QRCODE'] && !contacts.get(id)?.isRefused)
    .map(({ id }) => id)
}

/** The differences, in words; empty when both sides are equal. */
export function differences(sides: Sides): string[] {
  const { members, contacts } = sides
  const ofMembers = [...members.values()].flatMap(({ id, merge_fields: fields }) => {
    const contact = contacts.get(id)
    if (!contact) return [`${id} has no contact`]
    const theirs = [fields['QRCODE'], fields['QRMAX'], fields['QRSCANS']].join()
    const ours = [contact.code, contact.max, contact.scans].join()
    return theirs === ours ? [] : [`${id} is ${ours} here and ${theirs} there`]
  })
  const gone = [...contacts.values()].filter(({ hash, isRemoved }) => !isRemoved && !members.has(hash))
  return [
    ...wronglyRemoved(sides).map((hash) => `${hash} is removed here and present there`),
    ...ofMembers,
    ...gone.map(({ hash }) => `${hash} is present here and gone there`),
  ]
}
