// Events of members. No key makes two calls one event.
import * as z from 'zod/mini'
import { MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'
import { type Audience, membersPerRead, refusalOf } from './audience.ts'
import type { Place } from './place.ts'
import { orNothing } from './second-look.ts'
import * as wire from './wire.ts'

export function openEvents(
  { ask, list }: Place,
  isThere: () => Promise<boolean>,
): Pick<Audience, 'addEvent' | 'eventsOf'> {
  const pathOf = (hash: string) => `${list}/members/${encodeURIComponent(hash)}/events`

  /** A missing member is a refusal; a missing list is not. */
  async function orGone(error: unknown): Promise<string> {
    if (!(error instanceof MailchimpTrouble) || error.kind !== 'not_found') return refusalOf(error)
    if (!(await isThere())) throw error
    return 'Mailchimp does not have this contact.'
  }

  return {
    async addEvent(hash, { name, at, properties }) {
      const body = { name, properties, occurred_at: at.toISOString(), is_syncing: false }
      const request = { method: 'POST', path: pathOf(hash), body, isOnce: true } as const
      const refusal = await ask(request, z.unknown()).catch(orGone)
      return typeof refusal === 'string' ? refusal : undefined
    },

    async eventsOf(hash) {
      const query = { count: membersPerRead, fields: 'events.name,events.occurred_at,events.properties' }
      const read = await ask({ method: 'GET', path: pathOf(hash), query }, wire.memberEvents).catch(orNothing)
      if (!read && !(await isThere())) throw new MailchimpTrouble('not_found')
      return read?.events.map(({ name, occurred_at: at, properties }) => ({
        name,
        at: new Date(at),
        properties: Object.fromEntries(Object.entries(properties ?? {}).map(([key, value]) => [key, String(value)])),
      }))
    },
  }
}
