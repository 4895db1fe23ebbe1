import type { BrowserContext, Page } from '@playwright/test'
import { ownAddress } from '#contract/address.ts'
import type { AnswerOf } from '#contract/endpoint.ts'

// The pretend Mailchimp, as its owner sees it from outside: by its admin calls, and by its API with a key.

export type MailchimpAccount = { id: string; apiKey: string; name: string }
export type Fault = {
  kind: string
  ms?: number
  status?: number
  operation?: string
  answer?: string
  next?: number
  probability?: number
  seed?: number
  emails?: string[]
  error?: string
}
type Member = { email_address: string; status: string; merge_fields: Record<string, unknown> }
type MergeField = { merge_id: number; tag: string }

export function createSandboxAdmin(address: string) {
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${address}/admin${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (answer.status === 204 ? undefined : await answer.json()) as T
  }

  let made = 0
  return {
    /** Its pages are here too. */
    address,
    async addAccount(name = `Event Makers ${++made}`): Promise<MailchimpAccount> {
      const { id, apiKey } = await ask<MailchimpAccount>('POST', '/accounts', { name })
      return { id, apiKey, name }
    },
    addAudience: (account: MailchimpAccount, name: string, members: number | object[], fields?: object[]) =>
      ask<{ id: string }>('POST', '/audiences', { account: account.id, name, members, ...(fields && { fields }) }),
    setFault: (account: MailchimpAccount, fault: Fault) => ask('POST', `/accounts/${account.id}/faults`, fault),
    clearFaults: (account: MailchimpAccount) => ask('DELETE', `/accounts/${account.id}/faults`),
    revokeKey: (account: MailchimpAccount, isRevoked = true) =>
      ask('PUT', `/accounts/${account.id}/revoked`, { is_revoked: isRevoked }),
    /** Rows in an odd form, such as `VIP:no_id`: the tag VIP has no id. */
    bendRows: (account: MailchimpAccount, ...oddRows: string[]) =>
      ask('PATCH', `/accounts/${account.id}/settings`, { oddRows }),
    deleteList: (listId: string) => ask('PUT', `/lists/${listId}/deleted`, { is_deleted: true }),
    setDown: (isDown: boolean) => ask('PUT', '/down', { is_down: isDown }),

    /** Edits a member like an owner on Mailchimp's pages. */
    editMember: (listId: string, email: string, fields: Record<string, unknown>) =>
      ask('PATCH', `/lists/${listId}/members/${encodeURIComponent(email)}`, { merge_fields: fields }),

    addMember: (listId: string, email: string) =>
      ask('POST', `/lists/${listId}/members`, { email_address: email, status: 'subscribed' }),

    /** The tags and saved segments of a list. */
    segments: (listId: string) => ask<{ id: number; name: string }[]>('GET', `/lists/${listId}/segments`),

    /** The names of a member's tags. */
    async tagsOf(listId: string, email: string): Promise<string[]> {
      const path = `/lists/${listId}/members/${encodeURIComponent(email)}`
      const { tags } = await ask<{ tags: { name: string }[] }>('GET', path)
      return tags.map(({ name }) => name)
    },

    tagMember: (listId: string, email: string, name: string) =>
      ask('POST', `/lists/${listId}/members/${encodeURIComponent(email)}/tags`, { tags: [{ name, status: 'active' }] }),

    /** A draft as in Mailchimp's editor: `list_id`, `content_type`, `settings`, `html`, `plain_text`. */
    addCampaign: (account: MailchimpAccount, campaign: Record<string, unknown>) =>
      ask<{ id: string }>('POST', `/accounts/${account.id}/campaigns`, campaign),
    editCampaign: (id: string, changes: Record<string, unknown>) => ask('PATCH', `/campaigns/${id}`, changes),
    campaigns: (account: MailchimpAccount) =>
      ask<{ id: string; status: string; settings: { title?: string } }[]>('GET', `/accounts/${account.id}/campaigns`),
    /** Simulates a send. `to` sets what happens to a recipient's mail: hard, soft, opened or unopened. */
    sendCampaign: (id: string, to: Record<string, string> = {}) => ask('POST', `/campaigns/${id}/sent`, { to }),
    testMails: (account: MailchimpAccount) =>
      ask<{ email: string; subject: string; body: string }[]>('GET', `/accounts/${account.id}/test-mails`),
    /** The events of a member, newest first; `properties` is JSON. */
    memberEvents: (listId: string, email: string) =>
      ask<{ name: string; properties: string }[]>(
        'GET',
        `/lists/${listId}/members/${encodeURIComponent(email)}/events`,
      ),

    async archiveMember(apiKey: string, listId: string, email: string): Promise<void> {
      const answer = await fetch(`${address}/3.0/lists/${listId}/members/${encodeURIComponent(email)}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${apiKey}` },
      })
      if (!answer.ok) throw new Error(`archive: ${answer.status} ${await answer.text()}`)
    },

    /** Deletes a field from the list, as its owner can. */
    async deleteField(apiKey: string, listId: string, tag: string): Promise<void> {
      const fields = `${address}/3.0/lists/${listId}/merge-fields`
      const headers = { Authorization: `Bearer ${apiKey}` }
      const found = (await (await fetch(`${fields}?count=100`, { headers })).json()) as { merge_fields: MergeField[] }
      const { merge_id: id } = found.merge_fields.find((field) => field.tag === tag)!
      const answer = await fetch(`${fields}/${id}`, { method: 'DELETE', headers })
      if (!answer.ok) throw new Error(`field: ${answer.status} ${await answer.text()}`)
    },

    /** The member as the Marketing API shows it with this key. */
    async readMember(apiKey: string, listId: string, email: string): Promise<Member> {
      const answer = await fetch(`${address}/3.0/lists/${listId}/members/${encodeURIComponent(email)}`, {
        headers: { Authorization: `Bearer ${apiKey}` },
      })
      if (!answer.ok) throw new Error(`member: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as Member
    },
  }
}

export type SandboxAdmin = ReturnType<typeof createSandboxAdmin>

// An installation with the real Mailchimp, as the browser hears of it. No story has one.

export async function hideSandbox(where: BrowserContext | Page): Promise<void> {
  await where.route(`**${ownAddress.path}`, async (route) => {
    const response = await route.fetch()
    const json: AnswerOf<typeof ownAddress> = { ...(await response.json()), is_trial: false }
    await route.fulfill({ response, json })
  })
}
