// How Listpass learns of a list's changes: webhooks and polling.
import * as z from 'zod/mini'
import { type Audience, type Hook, memberHash, OddContact } from './audience.ts'
import type { Place } from './in-size.ts'
import { readInParts } from './read-in-parts.ts'
import { memberFields, readMember } from './read-member.ts'
import { readMembers } from './read-members.ts'
import { orNothing, refuseStrange, unbelieved } from './second-look.ts'
import * as wire from './wire.ts'
import { anyRow, isOdd, type MemberRow, readOne } from './wire-members.ts'

type Listening = Pick<Audience, 'findMember' | 'confirmGone' | 'changedSince' | 'hooks' | 'addHook' | 'removeHook'>

/** Not `api`: our own writes would come back to us in a loop. Polls find the changes that other tools make by API. */
const sources = { user: true, admin: true, api: false }
const events = { subscribe: true, unsubscribe: true, profile: true, cleaned: true, upemail: true, campaign: false }

const foundFields = ['list_id', 'id', 'status'].map((name) => `exact_matches.members.${name}`).join(',')

export function openListening(place: Place): Listening {
  const { ask, call, list, listId, now, inSize } = place

  async function readHooks(): Promise<Hook[]> {
    const { webhooks, list_id: told } = await call({ method: 'GET', path: `${list}/webhooks` }, wire.hooks)
    refuseStrange(listId, told)
    return webhooks.map(readHook)
  }

  return {
    async findMember({ hash, email = hash }, tags) {
      const query = { fields: ['list_id', ...memberFields].join(',') }
      const readAt = now()
      const path = `${list}/members/${encodeURIComponent(email)}`
      const answer = await ask({ method: 'GET', path, query }, anyRow).catch(orNothing)
      if (answer === undefined) return undefined
      const row = readOne(answer, hash)
      if (isOdd(row)) throw new OddContact(row)
      refuseStrange(listId, row.list_id)
      if (isOfOtherKey(row, hash)) throw oddBy(row, hash)
      // A contact may have got an address since it was known by its own id, or have lost the one that it was known by.
      if (row.contact_id !== hash && row.email_address !== '') refuseStrange(hash, row.id)
      return readMember(row, tags, readAt)
    },

    async confirmGone(email) {
      const query = { query: email, list_id: listId, fields: foundFields }
      const { exact_matches: found } = await call({ method: 'GET', path: '/search-members', query }, wire.foundMembers)
      for (const row of found.members) refuseStrange(listId, row.list_id)
      const isThere = found.members.some(({ id, status }) => id === memberHash(email) && status !== 'archived')
      if (isThere) throw unbelieved('mailchimp_contradicted_itself')
    },

    async changedSince(since, which, first, tags) {
      const filter = { since_last_changed: since.toISOString(), ...(which === 'archived' && { status: which }) }
      return readInParts(inSize, first, (from, rows) => readMembers(place, { from, rows, tags, filter }))
    },

    hooks: readHooks,

    async addHook(url) {
      const body = { url, events, sources }
      const hook = await call({ method: 'POST', path: `${list}/webhooks`, body }, wire.hook)
      const made = readHook(hook)
      // A secret that signs nothing would make us refuse every delivery.
      return { ...made, secret: (made.isSigned !== false && hook.signing_secret) || undefined }
    },

    async removeHook(id) {
      const path = `${list}/webhooks/${encodeURIComponent(id)}`
      const isRemoved = await ask({ method: 'DELETE', path }, z.unknown()).then(() => true, orNothing)
      if (isRemoved) return
      const left = (await readHooks().catch(orNothing)) ?? []
      if (left.some((hook) => hook.id === id)) throw unbelieved('mailchimp_webhook_lost')
    },
  }
}

function oddBy({ email_address: label }: MemberRow, key: string): OddContact {
  return new OddContact({ key, label, why: 'twice', isGuess: true })
}

/** The address is the right one, and the id is another contact's. */
function isOfOtherKey({ id, email_address: email }: MemberRow, hash: string): boolean {
  return id !== hash && email !== '' && memberHash(email) === hash
}

function readHook({ id, url, signing_enabled: isSigned }: z.infer<typeof wire.hook>): Hook {
  return { id, url, isSigned: isSigned ?? undefined }
}
