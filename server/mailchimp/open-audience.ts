import * as z from 'zod/mini'
import {
  type Audience,
  membersPerRead,
  type MemberValues,
  type FieldTags,
  ourValues,
  readHeld,
  refusalOf,
} from './audience.ts'
import { type Call, callMailchimp, type Credential, type Line, type Patience } from './call.ts'
import * as wire from './wire.ts'

const memberFields = ['id', 'email_address', 'contact_id', 'status', 'merge_fields'].map((name) => `members.${name}`)

/** Without this, the owner's required fields would make our writes fail. */
const writeQuery = { skip_merge_validation: 'true' }

export function openAudience(line: Line, credential: Credential, patience: Patience, listId: string): Audience {
  const list = `/lists/${encodeURIComponent(listId)}`
  const call = <T extends z.ZodMiniType>(request: Call, answer: T) =>
    callMailchimp(line, credential, request, answer, patience)

  return {
    async countMembers() {
      const query = { count: 1, fields: 'total_items' }
      return (await call({ method: 'GET', path: `${list}/members`, query }, wire.memberCount)).total_items
    },

    async membersFrom(first, tags) {
      const query = {
        count: membersPerRead,
        offset: first,
        fields: [...memberFields, 'total_items'].join(','),
        // Our writes change last_changed, never the time of opting in: pages stay where they are.
        sort_field: 'timestamp_opt',
        sort_dir: 'ASC',
      }
      const page = await call({ method: 'GET', path: `${list}/members`, query }, wire.memberPage)
      const members = page.members.filter(({ status }) => status !== 'archived').map((row) => readMember(row, tags))
      return { members, total: page.total_items, isLast: page.members.length < membersPerRead }
    },

    async writeValues(values, tags) {
      const body = { members: values.map((row) => writtenMember(row, tags)), update_existing: true, sync_tags: false }
      const answer = await call({ method: 'POST', path: list, query: writeQuery, body }, wire.batchAnswer)
      return (answer.errors ?? []).map(({ email_address: email, error, field_message: more }) => ({
        email: email ?? '',
        reason: [error, more].filter(Boolean).join(' ') || 'Mailchimp gave no reason.',
      }))
    },

    async writeOne(values, tags) {
      const path = `${list}/members/${values.hash}`
      const body = { merge_fields: ourValues(values, tags) }
      return call({ method: 'PATCH', path, query: writeQuery, body }, z.unknown()).then(() => undefined, refusalOf)
    },

    async listFields() {
      const query = {
        count: 1000,
        fields: ['merge_id', 'tag', 'name', 'type', 'options'].map((name) => `merge_fields.${name}`).join(','),
      }
      const page = await call({ method: 'GET', path: `${list}/merge-fields`, query }, wire.mergeFieldPage)
      return page.merge_fields.map(readField)
    },

    async addField({ tag, name, type, helpText }) {
      const body = { tag, name, type, required: false, public: false, default_value: '', help_text: helpText }
      return readField(await call({ method: 'POST', path: `${list}/merge-fields`, body }, wire.mergeField))
    },

    async removeField(mergeId) {
      const request = { method: 'DELETE', path: `${list}/merge-fields/${mergeId}` } as const
      await call(request, z.unknown()).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
    },
  }
}

function isGone(error: unknown): boolean {
  return (error as { kind?: string }).kind === 'not_found'
}

function readMember(row: z.output<typeof wire.member>, tags: FieldTags) {
  const fields = withoutZeros(row.merge_fields ?? {})
  return {
    hash: row.id,
    mailchimpId: row.contact_id ?? undefined,
    email: row.email_address,
    status: row.status,
    fields,
    held: readHeld(fields, tags),
  }
}

/** Postgres keeps no text with a zero character in it, and nobody types one. */
function withoutZeros(fields: Record<string, unknown>): Record<string, unknown> {
  const clean = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value)
  return Object.fromEntries(Object.entries(fields).map(([tag, value]) => [tag, clean(value)]))
}

/** `status_if_new` only: a status of ours would subscribe people who left. Somebody deleted meanwhile comes back unsubscribed. */
function writtenMember(row: MemberValues, tags: FieldTags) {
  return { email_address: row.email, status_if_new: 'unsubscribed', merge_fields: ourValues(row, tags) }
}

function readField({ merge_id: mergeId, tag, name, type, options }: z.output<typeof wire.mergeField>) {
  return { mergeId, tag, name, type, choices: options?.choices ?? [] }
}
