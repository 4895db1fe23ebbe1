// Plausible but wrong answers of Mailchimp, one kind each. The product must conclude nothing from them.
import type { Client } from 'pg'
import type { Fault } from '../../sandbox/faults.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { Settings } from '../../sandbox/store/accounts.ts'
import type { Chance } from './chance.ts'
import type { Connected } from './factories.ts'

type Told = { settings?: Partial<Settings>; faults?: Fault[] }

export type Lie = { name: string; tell: (chance: Chance) => Told }

const reads = ['getMembers', 'getMember', 'getMergeFields', 'getLists', 'getList', 'getSearchMembers'] as const
const writes = ['batchSubscribe', 'patchMember'] as const
const calls = [...reads, ...writes]

/** Makes a lie that affects some or all of the calls, some or all of the time. */
function wrong(answer: Fault['answer'], operations: readonly string[], chance: Chance): Told {
  const probability = chance.one([0.3, 0.7, 1])
  const faults = operations
    .filter(() => chance.happens(0.7))
    .map((operation) => ({ kind: 'wrong_answer', answer, operation, probability, seed: chance.below(1e9) }) as Fault)
  return { faults }
}

const answers = (name: NonNullable<Fault['answer']>, operations: readonly string[]): Lie => ({
  name,
  tell: (chance) => wrong(name, operations, chance),
})

const setting = (name: string, settings: (chance: Chance) => Partial<Settings>): Lie => ({
  name,
  tell: (chance) => ({ settings: settings(chance) }),
})

const fault = (name: string, make: (chance: Chance) => Omit<Fault, 'seed'>): Lie => ({
  name,
  tell: (chance) => ({ faults: [{ ...make(chance), seed: chance.below(1e9) }] }),
})

export const lies: readonly Lie[] = [
  answers('empty', ['getMembers']),
  answers('empty_with_total', ['getMembers']),
  { name: 'no merge fields', tell: (chance) => wrong('empty', ['getMergeFields'], chance) },
  { name: 'no lists', tell: (chance) => wrong('empty', ['getLists'], chance) },
  answers('stale', ['getMembers']),
  answers('lacks_rows', ['getMembers', 'getMergeFields', 'getLists']),
  answers('doubled_rows', ['getMembers']),
  answers('other_list', ['getMembers', 'getMember']),
  answers('html_404', calls),
  answers('html_200', calls),
  answers('not_found', calls),
  answers('unauthorized', calls),
  answers('forbidden', calls),
  answers('nothing', calls),
  answers('keeps_nothing', writes),
  answers('errors_unnamed', writes),
  answers('errors_counted_only', writes),
  answers('errors_in_other_case', writes),
  answers('errors_of_strangers', writes),
  answers('rows_unaccounted', writes),
  setting('a total too low', (chance) => ({ totalShift: -1 - chance.below(40) })),
  setting('a total too high', (chance) => ({ totalShift: 1 + chance.below(40) })),
  setting('short pages', (chance) => ({ pageRows: 5 + chance.below(20) })),
  setting('unsteady ties', () => ({ unsteadyTies: true })),
  setting('calls too large to finish', () => ({ largestCall: 60 })),
  fault('a call that ends in 502', () => ({ kind: 'server_error', status: 502, probability: 0.3 })),
  fault('answers that are lost', () => ({ kind: 'lost_answer', probability: 0.3 })),
]

/** Makes Mailchimp lie about an account, until `healAccount`. */
export function tellLies(sandbox: Sandbox, account: string, told: readonly Lie[], chance: Chance): void {
  for (const lie of told) {
    const { settings, faults = [] } = lie.tell(chance)
    if (settings) sandbox.changeSettings(settings, account)
    for (const each of faults) sandbox.setFault(each, account)
  }
}

export function healAccount(sandbox: Sandbox, account: string): void {
  sandbox.clearFaults(account)
  sandbox.changeSettings({ totalShift: 0, pageRows: 0, unsteadyTies: false, largestCall: 0 }, account)
}

// Compares both sides of one list without the product: Mailchimp's as its owner sees it, ours as stored in the
// database.

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
