import { randomUUIDv7 } from 'node:crypto'
import type { ListSettings } from '#contract/list-settings.ts'
import { codeKey } from '#domain/code.ts'
import { getKnown } from '../../kernel/only-row.ts'
import type { Tx } from '../../database/open.ts'
import type { Member } from '../../mailchimp/audience.ts'
import { isOutdated, type Judgement, type Value, whoIsRight } from './who-is-right.ts'
import { withPartyField } from './party-field.ts'
import { codeFromSeed, newCode } from './new-code.ts'
import { followChangedEmails } from './moves/store.ts'
import * as store from './store.ts'
import { getsValues } from './write-values.ts'

export type KeptList = { id: string; settings: Pick<ListSettings, 'default_max' | 'party_field'> }

/** A contact after Mailchimp's values were applied. */
export type KeptContact = store.Contact & {
  /** The values in which both sides differed before. */
  report: Value[]
  /** The code of a new contact could not be kept. */
  lostCode: boolean
}

type Judged = { member: Member; judgement: Judgement }

/** If another contact takes the code at the same moment, a new one is made. More than a few times cannot be chance. */
const insertTries = 5

/**
 * Applies Mailchimp's values where Mailchimp is right (who-is-right.ts). Existing codes stay, and contacts without one
 * get one. Safe to repeat and to run concurrently for the same members: no contact gets two codes.
 */
export async function keepMembers(tx: Tx, list: KeptList, members: Member[]): Promise<KeptContact[]> {
  const before = await store.findByHash(tx, list.id, hashesOf(members))
  const perhapsMoved = members.filter(({ hash, mailchimpId }) => before.get(hash)?.mailchimpId !== mailchimpId)
  const haveMoved = await followChangedEmails(tx, list.id, perhapsMoved)
  const { known, arrivals } = await addStrangers(tx, list, members, haveMoved ? undefined : before)
  const returning = members.filter(({ hash }) => !arrivals.has(hash))
  const judged = returning.map((member) => judgeKnown(list, getKnown(known, member.hash), member))
  const changes = judged.flatMap((each) => changesOf(getKnown(known, each.member.hash), each))
  await store.updateFromMailchimp(tx, list.id, changes)
  const changed = new Set(changes.map(({ member }) => member.hash))
  const now = new Map([...known, ...(await store.findByHash(tx, list.id, [...changed]))])

  const judgements = new Map(judged.map(({ member, judgement }) => [member.hash, judgement]))
  return members.map((member) => {
    const contact = getKnown(now, member.hash)
    const arrival = arrivals.get(member.hash)
    const { report } = arrival ?? getKnown(judgements, member.hash)
    return {
      ...contact,
      report: getsValues(contact) ? report : [],
      lostCode: arrival !== undefined && arrival.report.includes('code'),
    }
  })
}

/** Adds a contact for every unknown member; `arrivals` are the contacts that this call added. */
async function addStrangers(tx: Tx, list: KeptList, members: Member[], before: Map<string, store.Contact> | undefined) {
  let known = before ?? (await store.findByHash(tx, list.id, hashesOf(members)))
  const arrivals = new Map<string, Judgement>()
  const seed = known.size < members.length ? await store.findSeed(tx, list.id) : undefined
  for (let tries = 1; known.size < members.length && tries <= insertTries; tries++) {
    const strangers = members.filter(({ hash }) => !known.has(hash))
    const judged = await judgeStrangers(tx, list, strangers, tries === insertTries)
    // A running batch derives the same code. A second try is needed only if another contact already has it.
    const makeCode = (hash: string) => (seed && tries === 1 ? codeFromSeed(seed, hash) : newCode())
    const added = await store.addContacts(
      tx,
      list.id,
      judged.map((each) => newContact(each, makeCode)),
    )
    for (const { member, judgement } of judged) if (added.has(member.hash)) arrivals.set(member.hash, judgement)
    const rest = await store.findByHash(tx, list.id, hashesOf(strangers))
    known = new Map([...known, ...rest])
  }
  return { known, arrivals }
}

/** If two members have the same code, compared without case, the first keeps it. */
async function judgeStrangers(tx: Tx, list: KeptList, members: Member[], isLastTry: boolean): Promise<Judged[]> {
  const theirs = members.flatMap(({ held }) => (held.code === undefined ? [] : [codeKey(held.code)]))
  const taken = await store.findTakenKeys(tx, list.id, theirs)
  return members.map((member) => {
    const { code } = member.held
    const isTaken = isLastTry || (code !== undefined && taken.has(codeKey(code)))
    const judgement = whoIsRight({
      ...sidesOf(member),
      ours: undefined,
      isTaken,
      defaultMax: list.settings.default_max,
    })
    if (judgement.right.code !== undefined) taken.add(codeKey(judgement.right.code))
    return { member, judgement: withPartyField(list, member, judgement) }
  })
}

function newContact({ member, judgement }: Judged, makeCode: (hash: string) => string): store.NewContact {
  const { right, openingCount } = judgement
  return { member, id: randomUUIDv7(), code: right.code ?? makeCode(member.hash), max: right.max, openingCount }
}

function judgeKnown(list: KeptList, contact: store.Contact, member: Member): Judged {
  const defaultMax = list.settings.default_max
  const isLate = isOutdated(member, contact)
  const { held } = isLate ? contact : member
  const judgement = whoIsRight({ ours: contact, last: contact.held, now: held, isTaken: false, defaultMax })
  return { member, judgement: isLate ? judgement : withPartyField(list, member, judgement) }
}

function sidesOf({ held }: Member) {
  return { last: { code: undefined, max: undefined, scans: undefined }, now: held }
}

function hashesOf(members: Member[]): string[] {
  return members.map(({ hash }) => hash)
}

function changesOf(contact: store.Contact, { member, judgement }: Judged): store.ContactChange[] {
  const { held } = member
  if (isOutdated(member, contact)) return []
  const isSame =
    contact.email === member.email &&
    contact.status === member.status &&
    contact.mailchimpId === member.mailchimpId &&
    judgement.repairOurs.length === 0 &&
    contact.max === judgement.right.max &&
    contact.held.code === held.code &&
    contact.held.max === held.max &&
    contact.held.scans === held.scans &&
    !contact.isRemoved &&
    contact.fieldsText === store.fieldsText(member.fields)
  return isSame ? [] : [{ id: contact.id, member, max: judgement.right.max, maxBefore: contact.max }]
}
