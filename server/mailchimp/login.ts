// The product's calls to one Mailchimp login: its identity and its lists.
import type { Audience, Listed } from './audience.ts'
import {
  type Ask,
  callMailchimp,
  type Credential,
  lastPatience,
  type Line,
  personsPatience,
  readersPatience,
  workersPatience,
} from './call.ts'
import type { Campaigns } from './campaigns.ts'
import { MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'
import { openInSize } from './in-size.ts'
import { openAudience } from './open-audience.ts'
import { openCampaigns } from './open-campaigns.ts'
import { withSecondLook } from './second-look.ts'
import * as wire from './wire.ts'

// Mailchimp dates changes by its own clock, which only its answers tell. Ours may be wrong (decision 106).

type TheirClock = {
  /** Hears Mailchimp's time, from an answer that has just come. */
  hear: (date: Date | undefined) => void
  /** How far Mailchimp's clock is ahead of ours by its latest answer; 0 if none told it. */
  aheadMs: () => number
}

/** Beyond this difference, the answer's date is wrong and not a clock. */
const mostApartMs = 7 * 24 * 3_600_000

function openTheirClock(now: () => Date): TheirClock {
  let aheadMs = 0
  return {
    hear(date) {
      const heardMs = date ? date.getTime() - now().getTime() : Infinity
      if (Math.abs(heardMs) <= mostApartMs) aheadMs = heardMs
    },
    aheadMs: () => aheadMs,
  }
}

export type MailchimpList = { id: string; name: string; memberCount: number; dateCreated: Date | undefined }

export type Login = Pick<TheirClock, 'aheadMs'> & {
  whoAmI: () => Promise<{ mailchimpId: string; loginId: string; name: string | undefined }>
  /** False only if Mailchimp says that it does not know the credential. */
  isAccepted: () => Promise<boolean>
  /** `isWhole`: there are as many lists as Mailchimp counts. */
  lists: () => Promise<Listed<MailchimpList> & { isWhole: boolean }>
  audience: (mailchimpListId: string) => Audience
  campaigns: (mailchimpListId: string) => Campaigns
}

/** `reader`: a person waits, but the calls are so many that background work goes first. `last`: all other work goes first. */
export type Waits = 'person' | 'reader' | 'worker' | 'last'

export type OpenLogin = (credential: Credential, waits: Waits) => Login

const patienceOf = { person: personsPatience, reader: readersPatience, worker: workersPatience, last: lastPatience }

/** Opens the connection to Mailchimp. `fetch` is the platform's, or in tests the sandbox's own. */
export function openMailchimp(way: Line): OpenLogin {
  return (credential, waits) => {
    const patience = patienceOf[waits]
    const { hear, aheadMs } = openTheirClock(way.now)
    const askOnce: Ask = (call, answer) => callMailchimp({ ...way, hear }, credential, call, answer, patience)
    const inSize = openInSize(way, credential.loginKey, patience)
    const isAccepted = () => isKnown(askOnce)
    const ask = withSecondLook(askOnce, { unauthorized: isAccepted })
    return {
      aheadMs,
      whoAmI: () => whoAmI(ask),
      isAccepted,
      lists: () => readLists(ask),
      audience: (id) => openAudience(ask, { now: way.now, inSize }, id),
      campaigns: (id) => openCampaigns(ask, inSize, id),
    }
  }
}

/** The data centre is the end of an API key. */
export function dataCentreOf(apiKey: string): string {
  return apiKey.slice(apiKey.lastIndexOf('-') + 1)
}

async function isKnown(ask: Ask): Promise<boolean> {
  try {
    await ask({ method: 'GET', path: '/ping' }, wire.ping)
    return true
  } catch (error) {
    if (error instanceof MailchimpTrouble && error.kind === 'unauthorized') return false
    throw error
  }
}

async function whoAmI(ask: Ask) {
  const call = { method: 'GET', path: '/', query: { fields: 'account_id,account_name,login_id,email' } } as const
  const root = await ask(call, wire.root)
  return {
    mailchimpId: root.account_id,
    loginId: root.login_id ?? root.account_id,
    name: root.account_name ?? undefined,
  }
}

/** Reads all lists. After every full page it fetches another, whatever the total. */
async function readLists(ask: Ask): ReturnType<Login['lists']> {
  const lists: MailchimpList[] = []
  const leftOut: string[] = []
  for (let offset = 0; ; offset += 1000) {
    const query = {
      count: 1000,
      offset,
      fields: 'lists.id,lists.name,lists.date_created,lists.stats.member_count,total_items',
    }
    const page = await ask({ method: 'GET', path: '/lists', query }, wire.listPage)
    const { rows, all, leftOut: odd } = page.lists
    lists.push(...rows.map(readList))
    leftOut.push(...odd)
    // A strange row may be a list that is known here, so the listing lacks it.
    if (all < 1000) return { rows: lists, leftOut, isWhole: lists.length >= (page.total_items ?? 0) }
  }
}

function readList({
  id,
  name,
  date_created: created,
  stats,
}: (typeof wire.listPage)['_zod']['output']['lists']['rows'][number]): MailchimpList {
  const dateCreated = created ? new Date(created) : undefined
  return {
    id,
    name,
    memberCount: stats?.member_count ?? 0,
    dateCreated: dateCreated && !Number.isNaN(dateCreated.getTime()) ? dateCreated : undefined,
  }
}
