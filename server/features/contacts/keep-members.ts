import { randomUUIDv7 } from 'node:crypto'
import { codeKey, isWellFormedCode } from '#domain/code.ts'
import type { Tx } from '../../database/open.ts'
import type { Member } from '../../mailchimp/audience.ts'
import { newCode } from './new-code.ts'
import * as store from './store.ts'
import { rightMax } from './who-is-right.ts'

export type KeptList = { id: string; defaultMax: number }

/** A contact as it stands after Mailchimp's side was heard. */
export type KeptContact = store.Contact

/** A code that somebody else takes in the same moment is asked for again; more than a few times would be no chance. */
const insertTries = 5

/**
 * What Mailchimp says of these members becomes ours, but for their codes: who has one keeps it, who has none gets one.
 * May be done again, and at the same time as others, for the same members: nobody gets two codes.
 */
export async function keepMembers(tx: Tx, list: KeptList, members: Member[]): Promise<KeptContact[]> {
  await store.followChangedEmails(tx, list.id, members)
  let known = await store.findByHash(tx, list.id, hashesOf(members))
  for (let tries = 0; known.size < members.length && tries < insertTries; tries++) {
    const strangers = members.filter(({ hash }) => !known.has(hash))
    await store.addContacts(tx, list.id, await withCodes(tx, list, strangers, tries))
    known = await store.findByHash(tx, list.id, hashesOf(members))
  }
  const changes = members.flatMap((member) => changesOf(known.get(member.hash)!, member))
  await store.updateFromMailchimp(tx, list.id, changes)
  const now = changes.length > 0 ? await store.findByHash(tx, list.id, hashesOf(members)) : known
  return members.map(({ hash }) => now.get(hash)!)
}

function hashesOf(members: Member[]): string[] {
  return members.map(({ hash }) => hash)
}

/** A code from an earlier tool is taken over when no other contact of the list has it, compared without case. */
async function withCodes(tx: Tx, list: KeptList, members: Member[], tries: number): Promise<store.NewContact[]> {
  const theirs = members.flatMap(({ held }) => (held.code && isWellFormedCode(held.code) ? [codeKey(held.code)] : []))
  const taken = await store.findTakenKeys(tx, list.id, theirs)
  return members.map((member) => {
    const { held } = member
    const key = held.code && isWellFormedCode(held.code) && tries < insertTries - 1 ? codeKey(held.code) : undefined
    const adopts = key !== undefined && !taken.has(key)
    if (adopts) taken.add(key)
    return {
      member,
      id: randomUUIDv7(),
      code: adopts ? held.code! : newCode(),
      max: held.max ?? list.defaultMax,
      openingCount: adopts ? (held.scans ?? 0) : 0,
    }
  })
}

function changesOf(contact: store.Contact, member: Member): store.ContactChange[] {
  const { held } = member
  const max = rightMax({ ours: contact.max, last: contact.held.max, theirs: held.max })
  const isSame =
    contact.email === member.email &&
    contact.status === member.status &&
    contact.mailchimpId === member.mailchimpId &&
    contact.max === max &&
    contact.held.code === held.code &&
    contact.held.max === held.max &&
    contact.held.scans === held.scans &&
    !contact.isRemoved &&
    contact.fieldsText === store.fieldsText(member.fields)
  return isSame ? [] : [{ id: contact.id, member, max, maxBefore: contact.max }]
}
