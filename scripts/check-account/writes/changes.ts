import { memberHash, membersPerRead } from '../../../server/mailchimp/audience.ts'
import { judged, notTried, type Belief } from '../belief.ts'
import { readPage } from '../listing.ts'
import { movedAddress, ownTags } from '../own.ts'
import { isSteady, rereadOrder, tiesIn } from '../reads/listing.ts'
import { CallFailed } from '../way.ts'
import { ms } from '../words.ts'
import { needFields, partOf, patchMember, readMember, type Trial } from './trial.ts'

const lookEveryMs = 5000
const longestMs = 300_000

export const sinceSees: Belief<Trial> = {
  id: 'since-sees',
  says: 'since_last_changed shows a change within 5 minutes.',
  async look(trial) {
    needFields(trial)
    const own = partOf(trial, 'changes')
    const { last_changed: before } = await readMember(trial, own)
    if (!before) return notTried('The member has no last_changed.')
    // Times are whole seconds, and `since` excludes its own second.
    await trial.way.pause(2000)
    const answer = await patchMember(trial, own, { merge_fields: { [ownTags.scans]: 4711 } })
    if (answer.status !== 200) throw new CallFailed(answer)
    const began = trial.way.now().getTime()
    for (;;) {
      const waited = trial.way.now().getTime() - began
      const { members } = await trial.way.audience.changedSince(new Date(before), 'present', 0, ownTags)
      if (members.some(({ hash }) => hash === own.hash)) return judged(true, `Seen after ${ms(waited)}.`)
      if (waited >= longestMs) return judged(false, `Not seen after ${ms(waited)}.`)
      await trial.way.pause(lookEveryMs)
    }
  },
}

export const contactIdStays: Belief<Trial> = {
  id: 'contact-stays',
  says: 'contact_id stays when the address changes, and the old hash is 404.',
  async look(trial) {
    const own = partOf(trial, 'moves')
    const before = await readMember(trial, own)
    const email = movedAddress(own.email)
    const answer = await patchMember(trial, own, { email_address: email })
    if (answer.status !== 200) return judged(false, new CallFailed(answer).message)
    const { status } = await trial.way.look({ path: `${trial.way.list}/members/${own.hash}` })
    const after = await readMember(trial, { hash: memberHash(email) })
    if (!before.contact_id) return notTried(`Members come without contact_id; the old hash answers ${status}.`)
    const isSame = before.contact_id === after.contact_id
    return judged(isSame && status === 404, `${isSame ? 'The same' : 'Another one'}; the old hash answers ${status}.`)
  },
}

/** Used if no two members of the audience share a timestamp_opt. */
export const ownTiesAreSteady: Belief<Trial> = {
  ...isSteady,
  async look({ way, made, since }) {
    if (since === '') return notTried('Members were made without a timestamp_opt.')
    // `since` excludes its own second.
    const moment = new Date(new Date(since).getTime() - 1000).toISOString()
    const read = async () => (await readPage(way, 0, membersPerRead, { since_timestamp_opt: moment })).members
    const first = await read()
    const ties = tiesIn({ rows: first.map(({ timestamp_opt: optedIn }) => ({ optedIn: optedIn ?? '' })) })
    if (ties === 0) return notTried(`The ${made.length} members have no timestamp_opt in common.`)
    return rereadOrder(first, ties, read)
  },
}
