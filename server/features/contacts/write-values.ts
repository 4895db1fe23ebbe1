import type { Tx } from '../../database/open.ts'
import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import { said, type SaidOrText } from '../../kernel/said.ts'
import { settleAll } from '../../kernel/each-at-once.ts'
import { step } from '../../kernel/step.ts'
import { storedReason } from '../../kernel/told.ts'
import {
  type Audience,
  type FieldTags,
  membersPerWrite,
  type MemberValues,
  type NotTaken,
} from '../../mailchimp/audience.ts'
import * as store from './store.ts'

export type ToWrite = MemberValues & { id: string }
/** `reason` is in the form in which it is stored. */
export type Refused = { id: string; hash: string; email: string; reason: string }
/** Other values of a contact that Mailchimp did not take, by their tags. Ours were written without them. */
export type Dropped = { id: string; values: Record<string, string>; reason: SaidOrText }
export type Outcome = { refused: Refused[]; dropped: Dropped[] }

const nothing: Outcome = { refused: [], dropped: [] }

/** Whether Mailchimp should hold our values. A contact that is no guest gets no code there, and keeps one that it has. */
export function getsValues({ isCounted, held }: Pick<store.Contact, 'isCounted' | 'held'>): boolean {
  return isCounted || held.code !== undefined
}

/** The contacts among these whose values in Mailchimp differ from ours. */
export function differing(contacts: store.Contact[]): ToWrite[] {
  return contacts
    .filter(getsValues)
    .filter(({ code, max, scans, held }) => held.code !== code || held.max !== max || held.scans !== scans)
    .map(({ id, hash, email, code, max, scans, held }) => ({
      id,
      hash,
      email,
      code,
      max: held.max === max ? null : max,
      scans,
    }))
}

/**
 * Writes our values of some contacts to Mailchimp, 500 a call. A contact that was not taken is tried once alone, and then reported.
 * Other values never hold up ours: what Mailchimp refuses of them is left out.
 */
export async function writeValues(audience: Audience, tags: FieldTags, contacts: ToWrite[]): Promise<Outcome> {
  const calls: Promise<Outcome>[] = []
  // A call for many names its contacts by their addresses.
  const alone = contacts.filter(({ email }) => email === '')
  const together = alone.length === 0 ? contacts : contacts.filter(({ email }) => email !== '')
  for (let first = 0; first < together.length; first += membersPerWrite) {
    calls.push(writeSome(audience, tags, together.slice(first, first + membersPerWrite)))
  }
  calls.push(...alone.map((contact) => writeAlone(audience, tags, contact)))
  return united(await settleAll(calls))
}

async function writeSome(audience: Audience, tags: FieldTags, contacts: ToWrite[]): Promise<Outcome> {
  const [only, ...others] = contacts
  if (!only) return nothing
  if (others.length === 0) return writeAlone(audience, tags, only)
  try {
    const notTaken = new Map((await audience.writeValues(contacts, tags)).map((each) => [each.hash, each]))
    step('page.some-written')
    const outcomes: Outcome[] = []
    const bare: ToWrite[] = []
    for (const contact of contacts) {
      const why = notTaken.get(contact.hash)
      if (!why) continue
      if (!why.hasOurs && !hasOthers(contact)) {
        outcomes.push(
          await writeAlone(audience, tags, contact).catch(unlessAlone(contact, notTaken.size < contacts.length)),
        )
        continue
      }
      const { left, dropped } = withoutBlamed(contact, why)
      outcomes.push({ refused: [], dropped: [dropped] })
      if (!why.hasOurs) bare.push(left)
    }
    return united([...outcomes, await writeSome(audience, tags, bare)])
  } catch (error) {
    if (!(error instanceof MailchimpTrouble) || error.kind !== 'refused') throw error
    return writeHalves(audience, tags, contacts)
  }
}

/** The whole call was refused because of some row. Halving finds that row in a few calls. */
async function writeHalves(audience: Audience, tags: FieldTags, contacts: ToWrite[]): Promise<Outcome> {
  const middle = Math.ceil(contacts.length / 2)
  return united([
    await writeSome(audience, tags, contacts.slice(0, middle)),
    await writeSome(audience, tags, contacts.slice(middle)),
  ])
}

async function writeAlone(audience: Audience, tags: FieldTags, contact: ToWrite): Promise<Outcome> {
  const why = await audience.writeOne(contact, tags)
  if (!why) return nothing
  if (!why.hasOurs && !hasOthers(contact)) return refusing(contact, why.reason)
  const { left, dropped } = withoutBlamed(contact, why)
  const rest = why.hasOurs ? nothing : await writeAlone(audience, tags, left)
  return united([{ refused: [], dropped: [dropped] }, rest])
}

/** Where the same call showed our fields with other contacts, one that lacks them is refused alone. */
function unlessAlone(contact: ToWrite, areFieldsThere: boolean): (error: unknown) => Outcome {
  return (error) => {
    if (!areFieldsThere || !(error instanceof MailchimpTrouble) || error.kind !== 'fields_moved') throw error
    return refusing(contact, error.why ?? '')
  }
}

function refusing({ id, hash, email }: ToWrite, reason: SaidOrText): Outcome {
  return { refused: [{ id, hash, email, reason: storedReason(reason) }], dropped: [] }
}

function hasOthers({ others = {} }: ToWrite): boolean {
  return Object.keys(others).length > 0
}

/** The contact without the values that Mailchimp blames, or without all others if it names none of them. */
function withoutBlamed(contact: ToWrite, { blamed, reason }: NotTaken): { left: ToWrite; dropped: Dropped } {
  const all = Object.entries(contact.others ?? {})
  const named = all.filter(([tag]) => blamed.includes(tag))
  const taken = new Set((named.length > 0 ? named : all).map(([tag]) => tag))
  const kept = all.filter(([tag]) => !taken.has(tag))
  const values = Object.fromEntries(all.filter(([tag]) => taken.has(tag)))
  return { left: { ...contact, others: Object.fromEntries(kept) }, dropped: { id: contact.id, values, reason } }
}

function united(outcomes: Outcome[]): Outcome {
  return {
    refused: outcomes.flatMap(({ refused }) => refused),
    dropped: outcomes.flatMap(({ dropped }) => dropped),
  }
}

/** So many contacts take a few minutes, as each may need calls of its own. */
const mostUnheld = 100

/**
 * Queues contacts whose values Mailchimp said that it had kept, and had not. That may have been a fault of an hour; a contact with
 * incomplete fields is refused again.
 */
export async function tryUnheldAgain(tx: Tx, listId: string): Promise<void> {
  await store.queueRefused(tx, listId, storedReason(said('mailchimp_row_not_held')), mostUnheld)
}

/** Stores Mailchimp's values after a write. */
export async function keepOutcome(tx: Tx, listId: string, contacts: ToWrite[], refused: Refused[]): Promise<void> {
  const isRefused = new Set(refused.map(({ id }) => id))
  const written = contacts
    .filter(({ id }) => !isRefused.has(id))
    .map(({ id, code, max, scans }) => ({ id, code, max, scans }))
  await store.keepWritten(tx, listId, written)
  await store.keepRefusals(tx, listId, refused)
}
