// Writes our values. Compares Mailchimp's confirmation with the sent values, because it answers 200 even for unknown
// tags.
import {
  type Audience,
  type FieldTags,
  type Held,
  type MemberValues,
  membersPerWrite,
  ourValues,
  readHeld,
  refusalOf,
} from './audience.ts'
import type { Place } from './place.ts'
import type { Rows } from './limits/store.ts'
import { MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'
import { said } from '../kernel/said.ts'
import { readBatchAnswer, writeReport } from './read-batch-answer.ts'
import { orNothing, refuseStrange } from './second-look.ts'
import * as wire from './wire.ts'

type Writing = Pick<Audience, 'writeValues' | 'writeOne'>

/** Without this, the owner's required fields would make our writes fail. */
const query = { skip_merge_validation: 'true' }

type Looking = Pick<Audience, 'findMember' | 'confirmGone'>

export function openWriting({ ask, call, list, inSize }: Place, { findMember, confirmGone }: Looking): Writing {
  /**
   * The first check costs nothing. A value that differs gets a second one, because the answer may be from before the
   * write.
   */
  async function confirm(sent: MemberValues, fields: Record<string, unknown>, tags: FieldTags): Promise<void> {
    if (isHeld(sent, fields, tags)) return
    const member = await findMember({ hash: sent.hash }, tags)
    if (member && !isHeld(sent, member.fields, tags)) {
      throw new MailchimpTrouble('unreachable', { why: said('mailchimp_write_not_held') })
    }
  }

  async function writeSome(values: MemberValues[], tags: FieldTags, rows: Rows) {
    const body = { members: values.map((row) => writtenMember(row, tags)), update_existing: true, sync_tags: false }
    const read = (parts: Uint8Array[]) => readBatchAnswer(parts, values)
    const { refused, sample } = await call({ method: 'POST', path: list, query, body, rows, read }, writeReport)
    const sent = sample && values.find(({ hash }) => hash === sample.hash)
    if (sent) await confirm(sent, sample.fields, tags)
    return refused
  }

  return {
    async writeValues(values, tags) {
      const refused: { email: string; reason: string }[] = []
      for (let left = values; left.length > 0;) {
        const some = left
        const wanted: Rows = { kind: 'write', count: some.length, most: membersPerWrite }
        const { rows: written } = await inSize(wanted, async (rows) => {
          refused.push(...(await writeSome(some.slice(0, rows.count), tags, rows)))
          return { rows: rows.count }
        })
        left = some.slice(written)
      }
      return refused
    },

    async writeOne(values, tags) {
      const answer = await writeAlone(values, tags).catch(refusalOf)
      if (typeof answer === 'string') return answer
      if (answer) {
        refuseStrange(values.hash, answer.id)
        await confirm(values, answer.merge_fields, tags)
        return undefined
      }
      // Throws if the list itself is gone, or if the member exists after all.
      await call({ method: 'GET', path: list, query: { fields: 'id' } }, wire.listId)
      await confirmGone(values.email)
      return undefined
    },
  }

  /** Writes by the key, and if Mailchimp finds no member, by the address: one 404 must not lose a count. */
  async function writeAlone(values: MemberValues, tags: FieldTags) {
    const body = { merge_fields: ourValues(values, tags) }
    const write = (key: string) => {
      const path = `${list}/members/${encodeURIComponent(key)}`
      return ask({ method: 'PATCH', path, query, body }, wire.written).catch(orNothing)
    }
    return (await write(values.hash)) ?? write(values.email)
  }
}

/**
 * `status_if_new` only: a status of ours would subscribe people who left. A member deleted meanwhile comes back
 * unsubscribed.
 */
function writtenMember(row: MemberValues, tags: FieldTags) {
  return { email_address: row.email, status_if_new: 'unsubscribed', merge_fields: ourValues(row, tags) }
}

/**
 * Throws if a sent tag or the code's is missing. An unsent number may be missing, because some accounts leave out unset
 * ones.
 */
function isHeld(sent: MemberValues, fields: Record<string, unknown>, tags: FieldTags): boolean {
  const lacking = Object.keys(ourValues({ ...sent, code: sent.code ?? '', others: {} }, tags)).filter(
    (tag) => !(tag in fields),
  )
  if (lacking.length > 0) {
    throw new MailchimpTrouble('fields_moved', { why: said('mailchimp_answer_lacks', { fields: lacking.join(', ') }) })
  }
  const held: Held = readHeld(fields, tags)
  return (
    (sent.code === null || held.code === sent.code) &&
    held.scans === sent.scans &&
    (sent.max === null || held.max === sent.max)
  )
}
