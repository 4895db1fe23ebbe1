// How a list's changes are heard of: hooks that Mailchimp calls, and asking who changed.
import * as z from 'zod/mini'
import { type Audience, membersPerRead, passGone } from './audience.ts'
import type { Ask } from './call.ts'
import { memberFields, readMember } from './read-member.ts'
import * as wire from './wire.ts'

type Listening = Pick<Audience, 'findMember' | 'changedSince' | 'hooks' | 'addHook' | 'removeHook'>

/** Not `api`: our own writes would come back to us, for ever. What other tools add that way, the poll notices. */
const sources = { user: true, admin: true, api: false }
const events = { subscribe: true, unsubscribe: true, profile: true, cleaned: true, upemail: true, campaign: false }

export function openListening(ask: Ask, list: string, now: () => Date): Listening {
  return {
    async findMember(hash, tags) {
      const query = { fields: memberFields.join(',') }
      const readAt = now()
      const row = await ask(
        { method: 'GET', path: `${list}/members/${encodeURIComponent(hash)}`, query },
        wire.member,
      ).catch(passGone)
      return row && readMember(row, tags, readAt)
    },

    async changedSince(since, which, first, tags) {
      const query = {
        count: membersPerRead,
        offset: first,
        fields: [...memberFields.map((name) => `members.${name}`), 'total_items'].join(','),
        since_last_changed: since.toISOString(),
        // By the time of opting in, which our writes leave alone: they may only add to the listing, not reorder it.
        sort_field: 'timestamp_opt',
        sort_dir: 'ASC',
        ...(which === 'archived' && { status: 'archived' }),
      }
      const readAt = now()
      const page = await ask({ method: 'GET', path: `${list}/members`, query }, wire.memberPage)
      return {
        members: page.members.map((row) => readMember(row, tags, readAt)),
        total: page.total_items,
        isLast: page.members.length < membersPerRead,
      }
    },

    async hooks() {
      const { webhooks } = await ask({ method: 'GET', path: `${list}/webhooks` }, wire.hooks)
      return webhooks.map(({ id, url }) => ({ id, url }))
    },

    async addHook(url) {
      const body = { url, events, sources }
      const hook = await ask({ method: 'POST', path: `${list}/webhooks`, body }, wire.hook)
      return { id: hook.id, url: hook.url, secret: hook.signing_secret || undefined }
    },

    async removeHook(id) {
      const path = `${list}/webhooks/${encodeURIComponent(id)}`
      await ask({ method: 'DELETE', path }, z.unknown()).catch(passGone)
    },
  }
}
