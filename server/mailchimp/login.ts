// What the product asks of one Mailchimp login: whose it is, and which lists it has.
import type { Audience } from './audience.ts'
import { callMailchimp, type Credential, type Line, type Patience, personsPatience, workersPatience } from './call.ts'
import { openAudience } from './open-audience.ts'
import * as wire from './wire.ts'

export type MailchimpList = { id: string; name: string; memberCount: number; dateCreated: Date | undefined }

export type Login = {
  whoAmI: () => Promise<{ mailchimpId: string; loginId: string; name: string | undefined }>
  lists: () => Promise<MailchimpList[]>
  audience: (mailchimpListId: string) => Audience
}

export type OpenLogin = (credential: Credential, waits: 'person' | 'worker') => Login

/** A way to Mailchimp. `fetch` is the platform's, or in tests the sandbox's own. */
export function openMailchimp(way: Line): OpenLogin {
  return (credential, waits) => {
    const patience = waits === 'person' ? personsPatience : workersPatience
    return {
      whoAmI: () => whoAmI(way, credential, patience),
      lists: () => readLists(way, credential, patience),
      audience: (id) => openAudience(way, credential, patience, id),
    }
  }
}

/** The data centre is the end of an API key. */
export function dataCentreOf(apiKey: string): string {
  return apiKey.slice(apiKey.lastIndexOf('-') + 1)
}

async function whoAmI(way: Line, credential: Credential, patience: Patience) {
  const call = { method: 'GET', path: '/', query: { fields: 'account_id,account_name,login_id,email' } } as const
  const root = await callMailchimp(way, credential, call, wire.root, patience)
  return {
    mailchimpId: root.account_id,
    loginId: root.login_id ?? root.account_id,
    name: root.account_name ?? undefined,
  }
}

async function readLists(way: Line, credential: Credential, patience: Patience): Promise<MailchimpList[]> {
  const lists: MailchimpList[] = []
  for (let offset = 0; ; offset += 1000) {
    const query = {
      count: 1000,
      offset,
      fields: 'lists.id,lists.name,lists.date_created,lists.stats.member_count,total_items',
    }
    const page = await callMailchimp(way, credential, { method: 'GET', path: '/lists', query }, wire.listPage, patience)
    lists.push(...page.lists.map(readList))
    if (page.lists.length < 1000) return lists
  }
}

function readList({
  id,
  name,
  date_created: created,
  stats,
}: (typeof wire.listPage)['_zod']['output']['lists'][number]): MailchimpList {
  const dateCreated = created ? new Date(created) : undefined
  return {
    id,
    name,
    memberCount: stats?.member_count ?? 0,
    dateCreated: dateCreated && !Number.isNaN(dateCreated.getTime()) ? dateCreated : undefined,
  }
}
