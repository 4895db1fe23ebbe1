import * as moves from './moves/store.ts'
import * as store from './store.ts'
import type { Tx } from '../../database/open.ts'
import type { Member } from '../../mailchimp/audience.ts'
import { changeCounts } from '../lists/mark-list.ts'
import { holdErasing } from './hold-erasing.ts'
import { isOutdated } from './who-is-right.ts'
import { keepMembers, type KeptContact, type KeptList } from './keep-members.ts'
import { codeKey } from '#domain/code.ts'
import type { Contact } from './store.ts'

export type FollowedList = KeptList & { teamId: string }

/** A contact may have changed its address from one to the other, named by their Mailchimp keys. */
export type Change = { from: string; to: string }

/** Mailchimp's present answer about some members. */
export type Found = {
  members: Member[]
  /** Keys under which Mailchimp has no member. */
  missing: string[]
  /** Both keys of each change must be among the two above. */
  changes: Change[]
  /** The time of the first request for this data. */
  readAt: Date
}

export type Followed = {
  contacts: KeptContact[]
  /** Keys of members whose stored data may be newer than the answer; nothing was stored for them. */
  outdated: string[]
}

/** Possible changes of address that Mailchimp's own ids do not show: the old address must be read too. */
export function suspectChanges(tx: Tx, listId: string, members: Member[]): Promise<Change[]> {
  return moves.findHolders(tx, listId, members.filter(isPresent))
}

/**
 * Applies Mailchimp's current members to our contacts: members that joined, changed, left or came back. A code always
 * stays with its person. Safe to repeat, in any order.
 */
export async function followMembers(tx: Tx, list: FollowedList, found: Found): Promise<Followed> {
  const perhapsErased = await holdErasing(tx, list.id, found.members)
  const members = found.members.filter((member) => !perhapsErased.includes(member))
  const present = members.filter(isPresent)
  const archived = members.filter((member) => !isPresent(member))
  const keys = [...hashesOf(members), ...found.missing]
  const mailchimpIds = members.flatMap(({ mailchimpId }) => mailchimpId ?? [])

  const before = await store.countPresent(tx, list.id, keys, mailchimpIds)
  await followChanges(tx, list.id, { ...found, members })
  await moves.followChangedEmails(tx, list.id, archived)
  const contacts = await keepMembers(tx, list, present)
  await store.markRemoved(tx, list.id, hashesOf(archived), 'archived', found.readAt)
  await store.markRemoved(tx, list.id, found.missing, 'deleted', found.readAt)
  const change = changeOf(before, await store.countPresent(tx, list.id, keys, mailchimpIds))
  if (change.length > 0) await changeCounts(tx, list.teamId, list.id, Object.fromEntries(change))
  const outdated = present.filter((member, place) => isOutdated(member, contacts[place]!))
  // Contacts with other news, although Mailchimp says that they are gone; that news may be older.
  const heardOf = await store.findPresent(tx, list.id, [...hashesOf(archived), ...found.missing])
  return { contacts, outdated: [...hashesOf([...outdated, ...perhapsErased]), ...heardOf] }
}

async function followChanges(tx: Tx, listId: string, { members, changes }: Found): Promise<void> {
  if (changes.length === 0) return
  const seen = new Map(members.map((member) => [member.hash, member]))
  const known = await store.findByHash(tx, listId, [...new Set(changes.flatMap(({ from, to }) => [from, to]))])
  const found = new Map<string, moves.Move>()
  for (const { from, to } of changes) {
    const [contact, atNew] = [known.get(from), seen.get(to)]
    if (!contact || !atNew || found.has(to)) continue
    if (hasMoved({ contact, atOld: seen.get(from), atNew, rival: known.get(to) })) {
      found.set(to, { id: contact.id, hash: to, email: atNew.email })
    }
  }
  const once = new Map([...found.values()].map((move) => [move.id, move]))
  await moves.moveContacts(tx, listId, [...once.values()])
}

/** The change in the count of each status, leaving out unchanged ones. */
function changeOf(before: Map<string, number>, now: Map<string, number>): [status: string, change: number][] {
  return [...new Set([...before.keys(), ...now.keys()])]
    .map((status): [string, number] => [status, (now.get(status) ?? 0) - (before.get(status) ?? 0)])
    .filter(([, change]) => change !== 0)
}

/** An archived member is no longer in the list: they get no mail and no code. */
function isPresent({ status }: Member): boolean {
  return status !== 'archived'
}

function hashesOf(members: Member[]): string[] {
  return members.map(({ hash }) => hash)
}

type Known = Pick<Contact, 'id' | 'mailchimpId' | 'code'>
type Seen = Pick<Member, 'mailchimpId' | 'held'>

/**
 * Whether a contact at one address is the member that Mailchimp now has at another. `atOld` and `atNew` are Mailchimp's
 * members at the two addresses now; `rival` is our contact at the new one.
 */
export function hasMoved({
  contact,
  atOld,
  atNew,
  rival,
}: {
  contact: Known
  atOld: Seen | undefined
  atNew: Seen
  rival: Known | undefined
}): boolean {
  // Mailchimp's id is the only certain sign. Without it, the code at the new address identifies the contact.
  if (contact.mailchimpId && atNew.mailchimpId) return contact.mailchimpId === atNew.mailchimpId
  if (rival?.mailchimpId && rival.mailchimpId === atNew.mailchimpId) return false
  const cameAlong = holds(atNew, contact)
  if (atOld) return cameAlong && !holds(atOld, contact) && !rival
  if (!rival || cameAlong) return true
  // The older contact is the person. A rival that was made for the new address before we learned of the change is
  // younger. If the change is old news, the rival is older.
  return contact.id < rival.id
}

function holds({ held }: Seen, { code }: Known): boolean {
  return held.code !== undefined && codeKey(held.code) === codeKey(code)
}
