// Prepares an organiser through the API, because a story clicks only through its own subject.
import type { Page } from '@playwright/test'
import { addAccount } from '#contract/accounts.ts'
import { register } from '#contract/auth.ts'
import { batchStatus, createFields, generate } from '#contract/codes.ts'
import { contactsOfList, type Contact } from '#contract/contacts.ts'
import { askForCode, confirmEmail, emailProof } from '#contract/email-proof.ts'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import type { List } from '#contract/list.ts'
import { allAccounts, syncLists } from '#contract/lists.ts'
import { addOccasions, type Occasion, type OccasionForm } from '#contract/occasions.ts'
import { askPatiently } from '../server/testing/until.ts'
import { plainForm } from '../server/testing/samples.ts'
import { emailCodeFor } from './outbox.ts'
import type { Product } from './product.ts'
import type { MailchimpAccount } from './sandbox-admin.ts'

type Asked = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

/** The session token's key in local storage (SPEC §3). */
export const tokenKey = 'auth_token'

let made = 0

export async function registerOrganiser(product: Product, name = 'Noor Bakker') {
  const email = `noor${++made}@example.com`
  const home = `10.0.${made >> 8}.${made & 255}`
  const password = 'correct horse battery'
  const body = { name, email, password, password_confirmation: password }
  const { token } = await callApi(product, { 'X-Forwarded-For': home }, register, { body })
  const call = <E extends Endpoint>(endpoint: E, asked: Asked = {}) =>
    callApi(product, { Authorization: `Bearer ${token}` }, endpoint, asked)

  return {
    name,
    email,
    password,
    token,
    call,
    /** Signs in on every page that is opened from now on. */
    signIn: (page: Page) => page.addInitScript(keepToken, [tokenKey, token] as const),

    /** Proves the email with the code of a letter: passkeys, links and invitations need that. */
    async confirmEmail(): Promise<void> {
      if ((await call(emailProof)).is_proven) return
      const { ticket } = await call(askForCode, { body: {} })
      await call(confirmEmail, { body: { ticket, code: await emailCodeFor(product, email) } })
    },

    /** Connects the account and reads its lists. */
    async connect(apiKey: string): Promise<List[]> {
      const { account } = await call(addAccount, { body: { account_name: 'Our events', api_key: apiKey } })
      const synced = await call(syncLists, { params: { accountId: account.id } })
      return synced.account.lists
    },

    /** Reconnects the same account with a working key. */
    async reconnect(apiKey: string) {
      await call(addAccount, { body: { account_name: 'Our events', api_key: apiKey } })
      return call(allAccounts)
    },

    /** Gives every contact a code and returns the contacts of the first page. */
    async generateCodes(list: List): Promise<Contact[]> {
      const params = { listId: list.id }
      await call(createFields, { params })
      const { batch_id: batchId } = await call(generate, { params })
      // A list whose guests all have codes needs no batch.
      if (batchId !== undefined)
        await until(async () => (await call(batchStatus, { params, query: { batch_id: batchId } })).is_finished)
      return (await call(contactsOfList, { params })).contacts
    },

    async allContacts({ id }: List): Promise<Contact[]> {
      const contacts: Contact[] = []
      for (let after: string | undefined; ;) {
        const query: { after?: string } = after === undefined ? {} : { after }
        const page = await call(contactsOfList, { params: { listId: id }, query })
        contacts.push(...page.contacts)
        if (page.next === null) return contacts
        after = page.next
      }
    },
  }
}

export type Organiser = Awaited<ReturnType<typeof registerOrganiser>>

type Member = { email: string; merge_fields: Record<string, string> }

export const adaAndKen: readonly Member[] = [
  { email: 'ada@example.com', merge_fields: { FNAME: 'Ada', LNAME: 'Brightwell' } },
  { email: 'ken@example.com', merge_fields: { FNAME: 'Ken', LNAME: 'Ito' } },
]

/** The list Gala with these guests and their codes, in the order of the guests. `fields`: its merge fields, instead of the usual. */
export async function openList(
  product: Product,
  organiser: Organiser,
  members = adaAndKen,
  fields?: object[],
): Promise<{ account: MailchimpAccount; list: List; codes: string[] }> {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', [...members], fields)
  const [list] = await organiser.connect(account.apiKey)
  const contacts = await organiser.generateCodes(list!)
  const codeOf = new Map(contacts.map(({ email, qr_code: code }) => [email, code!]))
  return { account, list: list!, codes: members.map(({ email }) => codeOf.get(email)!) }
}

/** Two teams set one audience up: the second while Mailchimp refuses the first one's key. Returns the list of the second. */
export async function setUpTwice(
  product: Product,
  account: MailchimpAccount,
  first: { organiser: Organiser; list: List },
  second: Organiser,
): Promise<List> {
  await product.sandbox.revokeKey(account)
  // The call fails on purpose, and marks the account.
  await first.organiser.call(syncLists, { params: { accountId: first.list.account.id } }).catch(() => undefined)
  await product.sandbox.revokeKey(account, false)
  const [theirs] = await second.connect(account.apiKey)
  await second.call(createFields, { params: { listId: theirs!.id } })
  await first.organiser.reconnect(account.apiKey)
  return theirs!
}

/** An occasion without conditions, to which a story gives a name and times. */
export const anyTime: OccasionForm = { ...plainForm, name: '', zone: 'Europe/Amsterdam' }

/** One occasion of the list. What is not said is as in `anyTime`. */
export async function addOccasion(
  organiser: Organiser,
  { id: listId }: Pick<List, 'id'>,
  settings: Partial<OccasionForm> = {},
): Promise<Occasion> {
  const body = { occasions: [{ ...anyTime, ...settings }] }
  const { occasions } = await organiser.call(addOccasions, { params: { listId }, body })
  return occasions[0]!
}

/** Signs in on the page, and opens a part of the list by the end of its address. */
export async function enterList(page: Page, organiser: Organiser, { id }: List, part: string): Promise<void> {
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${id}/${part}`)
}

async function callApi<E extends Endpoint>(
  { address, evidence }: Product,
  headers: Record<string, string>,
  endpoint: E,
  { params = {}, query, body }: Asked,
): Promise<AnswerOf<E>> {
  const path = endpoint.path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name]!))
  const { status, text } = await askPatiently(() =>
    fetch(`${address}${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`, {
      method: endpoint.method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(endpoint.body ? { body: JSON.stringify(body ?? {}) } : {}),
    }),
  )
  if (status < 200 || status > 299) throw new Error(`${endpoint.method} ${path}: ${status} ${text}`)
  const said: unknown = JSON.parse(text)
  evidence.notice([body, said])
  return endpoint.answer.parse(said) as AnswerOf<E>
}

/** Polls until it is true, for at most two minutes. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It never came true.')
}

/** Runs in the page, before any of its scripts. A frame without an origin has no storage. */
function keepToken([key, value]: readonly [string, string]): void {
  if ((globalThis as { origin?: string }).origin !== 'null') localStorage.setItem(key, value)
}
