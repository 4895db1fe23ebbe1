import * as z from 'zod/mini'
import { type Audience, membersPerRead, type MemberValues, type FieldTags, ourValues, refusalOf } from './audience.ts'
import { type Call, callMailchimp, type Credential, type Line, type Patience } from './call.ts'
import { parseJson } from './exchange.ts'
import { openFields } from './open-fields.ts'
import { openListening } from './open-listening.ts'
import { memberFields, readMember } from './read-member.ts'
import * as wire from './wire.ts'

/** Without this, the owner's required fields would make our writes fail. */
const writeQuery = { skip_merge_validation: 'true' }

export function openAudience(line: Line, credential: Credential, patience: Patience, listId: string): Audience {
  const list = `/lists/${encodeURIComponent(listId)}`
  const call = <T extends z.ZodMiniType>(request: Call, answer: T) =>
    callMailchimp(line, credential, request, answer, patience)

  return {
    ...openFields(call, list),
    ...openListening(call, list, line.now),
    now: line.now,

    async countMembers() {
      const query = { count: 1, fields: 'total_items' }
      return (await call({ method: 'GET', path: `${list}/members`, query }, wire.memberCount)).total_items
    },

    async membersFrom(first, tags) {
      const query = {
        count: membersPerRead,
        offset: first,
        fields: [...memberFields.map((name) => `members.${name}`), 'total_items'].join(','),
        // Our writes change last_changed, never the time of opting in: pages stay where they are.
        sort_field: 'timestamp_opt',
        sort_dir: 'ASC',
      }
      const readAt = line.now()
      const page = await call({ method: 'GET', path: `${list}/members`, query }, wire.memberPage)
      return {
        members: page.members.filter(({ status }) => status !== 'archived').map((row) => readMember(row, tags, readAt)),
        hashes: page.members.map(({ id }) => id),
        total: page.total_items,
        isLast: page.members.length < membersPerRead,
      }
    },

    async writeValues(values, tags) {
      const body = { members: values.map((row) => writtenMember(row, tags)), update_existing: true, sync_tags: false }
      const request = { method: 'POST', path: list, query: writeQuery, body, read: readBatchAnswer } as const
      const answer = await call(request, wire.batchAnswer)
      return (answer.errors ?? []).map(({ email_address: email, error, field_message: more }) => ({
        email: email ?? '',
        reason: [error, more].filter(Boolean).join(' ') || 'Mailchimp gave no reason.',
      }))
    },

    async writeOne(values, tags) {
      const path = `${list}/members/${encodeURIComponent(values.hash)}`
      const body = { merge_fields: ourValues(values, tags) }
      return call({ method: 'PATCH', path, query: writeQuery, body }, z.unknown()).then(() => undefined, refusalOf)
    },
  }
}

/**
 * Mailchimp answers with all members as they are now, a megabyte and more of 500; of use are the refused ones, and how many
 * they are stands behind everything. No text of a member can look like that: its quotation marks have a backslash.
 */
function readBatchAnswer(parts: Uint8Array[]): unknown {
  const end = Buffer.concat(parts.slice(-2)).subarray(-4096).toString('utf8')
  return /"error_count":\s*0\s*[,}]/.test(end) ? { errors: [] } : parseJson(parts)
}

/** `status_if_new` only: a status of ours would subscribe people who left. Somebody deleted meanwhile comes back unsubscribed. */
function writtenMember(row: MemberValues, tags: FieldTags) {
  return { email_address: row.email, status_if_new: 'unsubscribed', merge_fields: ourValues(row, tags) }
}
