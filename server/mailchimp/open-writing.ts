// Writes our values of members, many in a call or one alone.
import {
  type Audience,
  type FieldTags,
  type MemberValues,
  membersPerWrite,
  type NotTaken,
  ourValues,
} from './audience.ts'
import { type Compared, compareWritten, isTaken, notTakenBy, refuseIfMoved } from './compare-written.ts'
import type { Place } from './in-size.ts'
import { refusedBy } from './refused-by.ts'
import type { Rows } from './limits/store.ts'
import { orNothing, refuseStrange } from './second-look.ts'
import * as wire from './wire.ts'
import { anyRow, readWritten } from './wire-members.ts'
import { openWrittenRows, withoutRequired } from './write-rows.ts'

type Writing = Pick<Audience, 'writeValues' | 'writeOne'>
type Looking = Pick<Audience, 'findMember' | 'confirmGone'>

/** A single write that was not kept is made once more. */
const singleWrites = 2

export function openWriting(place: Place, { findMember, confirmGone }: Looking): Writing {
  const { ask, call, list, inSize } = place
  const { writeSome, look } = openWrittenRows(place, { findMember })

  return {
    async writeValues(values, tags) {
      const notTaken: NotTaken[] = []
      for (let left = values; left.length > 0;) {
        const some = left
        const wanted: Rows = { kind: 'write', count: some.length, most: membersPerWrite }
        const { rows: written } = await inSize(wanted, async (rows) => {
          notTaken.push(...(await writeSome(some.slice(0, rows.count), tags, rows)))
          return { rows: rows.count }
        })
        left = some.slice(written)
      }
      return notTaken
    },

    async writeOne(values, tags) {
      let found: Compared | undefined
      for (let writes = 1; writes <= singleWrites; writes++) {
        const answer = await writeAlone(values, tags).catch(refusedBy)
        if (answer && 'reason' in answer) return { ...answer, hash: values.hash, hasOurs: false }
        if (!answer) return confirmMissing(values)
        const row = readWritten(answer.row)
        if (row) refuseStrange(values.hash, row.key)
        found = await compareAnswer(values, row?.fields ?? {}, tags)
        if (!found) return undefined
        if (found.hasOurs) break
      }
      return found && notTakenBy(values, found)
    },
  }

  async function compareAnswer(
    sent: MemberValues,
    fields: Record<string, unknown>,
    tags: FieldTags,
  ): Promise<Compared | undefined> {
    const compared = compareWritten(sent, fields, tags)
    if (isTaken(compared)) return undefined
    if (Object.keys(fields).length > 0) refuseIfMoved([compared])
    const found = await look(sent, tags)
    if (found) refuseIfMoved([found])
    return found
  }

  /** Throws if the list itself is gone, or if the member exists after all. */
  async function confirmMissing({ email }: MemberValues): Promise<undefined> {
    await call({ method: 'GET', path: list, query: { fields: 'id' } }, wire.listId)
    if (email !== '') await confirmGone(email)
  }

  /** Writes by the key, and if Mailchimp finds no member, by the address: one 404 must not lose a count. */
  async function writeAlone(values: MemberValues, tags: FieldTags) {
    const body = { merge_fields: ourValues(values, tags) }
    const write = (key: string) => {
      const path = `${list}/members/${encodeURIComponent(key)}`
      const answer = ask({ method: 'PATCH', path, query: withoutRequired, body }, anyRow)
      return answer.then((row) => ({ row }), orNothing)
    }
    return (await write(values.hash)) ?? (values.email === '' ? undefined : write(values.email))
  }
}
