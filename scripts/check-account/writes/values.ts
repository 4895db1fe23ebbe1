import { say } from '../../../server/kernel/said.ts'
import { judged, type Belief } from '../belief.ts'
import { type Part, ownTags } from '../own.ts'
import { holdsValues, needFields, partOf, patchMember, readMember, type Trial, valuesOf } from './trial.ts'
import { CallFailed } from '../way.ts'

export const unsetReadsEmpty: Belief<Trial> = {
  id: 'unset-number',
  says: 'A number that was never set reads as an empty text.',
  async look(trial) {
    needFields(trial)
    const { merge_fields: fields } = await readMember(trial, partOf(trial, 'untouched'))
    return judged(
      fields?.[ownTags.max] === '',
      `It reads ${JSON.stringify(fields?.[ownTags.max]) ?? 'as no key at all'}.`,
    )
  },
}

export const emptyClears: Belief<Trial> = {
  id: 'clear-number',
  says: 'An empty text clears a number.',
  async look(trial) {
    needFields(trial)
    const own = partOf(trial, 'clears')
    for (const value of [5, '']) {
      const answer = await patchMember(trial, own, { merge_fields: { [ownTags.max]: value } })
      if (answer.status !== 200) return judged(false, new CallFailed(answer).message)
    }
    const { merge_fields: fields } = await readMember(trial, own)
    return judged(
      fields?.[ownTags.max] === '',
      `It reads ${JSON.stringify(fields?.[ownTags.max]) ?? 'as no key at all'}.`,
    )
  },
}

export const passesUnknownKeys: Belief<Trial> = {
  id: 'unknown-keys',
  says: 'A merge key that the audience lacks is passed over with 200.',
  async look(trial) {
    const own = partOf(trial, 'clears')
    const answer = await patchMember(trial, own, { merge_fields: { LPCHKNONE: 'x' } })
    if (answer.status !== 200) return judged(false, new CallFailed(answer).message)
    const { merge_fields: fields } = await readMember(trial, own)
    return judged(!('LPCHKNONE' in (fields ?? {})), '200.')
  },
}

export const changesCleaned = changes('cleaned', 'cleaned-change')
export const changesArchived = changes('archived', 'archived-change')

/** Uses the product's own call for one member. */
function changes(part: Part & ('cleaned' | 'archived'), id: string): Belief<Trial> {
  return {
    id,
    says: `Merge fields of ${part} members can be changed, and they stay ${part}.`,
    async look(trial) {
      needFields(trial)
      const own = partOf(trial, part)
      const refused = await trial.way.audience.writeOne(valuesOf(own), ownTags)
      if (refused !== undefined) return judged(false, say('en', refused.reason))
      const after = await readMember(trial, own)
      return judged(
        holdsValues(after, own) && after.status === part,
        `${holdsValues(after, own) ? 'Changed' : 'Not changed'}, and ${after.status}.`,
      )
    },
  }
}

export const archivedIsNew: Belief<Trial> = {
  id: 'archived-as-new',
  says: 'For status_if_new an archived member counts as new: such a row brings them back.',
  async look(trial) {
    needFields(trial)
    const own = partOf(trial, 'archived')
    const [refused] = await trial.way.audience.writeValues([valuesOf(own)], ownTags)
    const { status } = await readMember(trial, own)
    return judged(status === 'unsubscribed', `Afterwards ${status}.${refused ? ` ${say('en', refused.reason)}` : ''}`)
  },
}
