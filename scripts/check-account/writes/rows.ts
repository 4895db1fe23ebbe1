import { counted } from '#domain/counted.ts'
import * as z from 'zod/mini'
import { say } from '../../../server/kernel/said.ts'
import { judged, NotTried, notTried, type Belief } from '../belief.ts'
import { type OwnMember, ownTags, type Part } from '../own.ts'
import { CallFailed, sayingOf } from '../way.ts'
import { batch } from '../wire.ts'
import { ms } from '../words.ts'
import { holdsValues, needFields, partOf, readMember, takeRows, type Trial, valuesOf, writeRows } from './trial.ts'

const usual = ['plain', 'left', 'transactional', 'changes'] as const

export const updatesRows: Belief<Trial> = {
  id: 'update-rows',
  says: 'POST /lists/{id} takes rows with update_existing and status_if_new, without status, and keeps their values.',
  async look(trial) {
    needFields(trial)
    const members = usualOf(trial)
    const refused = await trial.way.audience.writeValues(members.map(valuesOf), ownTags)
    const held = await countWhere(members, async (own) => holdsValues(await readMember(trial, own), own))
    return judged(
      refused.length === 0 && held === members.length,
      `${held} of ${counted(members.length, 'member')} hold them; ${refused.length} refused.` +
        refused.map(({ reason }) => ` ${say('en', reason)}`).join(''),
    )
  },
}

export const keepsStatuses: Belief<Trial> = {
  id: 'status-kept',
  says: 'status_if_new never changes the status of a member who is there.',
  async look(trial) {
    needFields(trial)
    const members = usualOf(trial)
    const kept = await countWhere(members, async (own) => (await readMember(trial, own)).status === own.status)
    return judged(kept === members.length, `${kept} of ${counted(members.length, 'member')} kept theirs.`)
  },
}

function usualOf({ made }: Trial): OwnMember[] {
  const members = usual.flatMap((part) => made.find((member) => member.part === part) ?? [])
  if (members.length === 0) throw new NotTried('Mailchimp took no member.')
  return members
}

async function countWhere(members: OwnMember[], isSo: (own: OwnMember) => Promise<boolean>): Promise<number> {
  let found = 0
  for (const own of members) if (await isSo(own)) found += 1
  return found
}

export const namesRefusedRows: Belief<Trial> = {
  id: 'refused-rows',
  says: 'Each refused row comes back in errors by its address, and the other rows are written.',
  async look(trial) {
    needFields(trial)
    const [good, bad] = [partOf(trial, 'changes'), partOf(trial, 'plain')]
    const noAddress = bad.email.replace('@', '-at-')
    const row = (email: string, merge_fields: object) => ({
      email_address: email,
      status_if_new: 'unsubscribed',
      merge_fields,
    })
    const { errors } = await takeRows(trial, [
      row(noAddress, {}),
      row(bad.email, { [ownTags.max]: 'many' }),
      row(good.email, { [ownTags.max]: 77 }),
    ])
    const named = new Set(errors.map(({ email_address: email }) => email?.toLowerCase()))
    const isNamed = errors.length === 2 && [noAddress, bad.email].every((email) => named.has(email.toLowerCase()))
    const isWritten = (await readMember(trial, good)).merge_fields?.[ownTags.max] === 77
    return judged(
      isNamed && isWritten,
      `2 of 3 rows were wrong; ${counted(errors.length, 'error')}, the good row ${isWritten ? 'written' : 'not written'}. ` +
        errors.map(({ error }) => error).join(' '),
    )
  },
}

const mostRows = 500

/** The address of one member has changed by now, and the archived and untouched ones must stay as they are. */
const exempt = new Set<Part>(['moves', 'archived', 'untouched'])

export const writesInTime: Belief<Trial> = {
  id: 'writes-in-time',
  says: 'A write of 500 rows ends well before a time-out.',
  async look(trial) {
    const rows = trial.made
      .filter(({ part }) => !exempt.has(part))
      .slice(-mostRows)
      .map(({ email, place }) => ({
        email_address: email,
        status_if_new: 'unsubscribed',
        ...(trial.withoutFields === undefined && { merge_fields: { [ownTags.scans]: place + 1000 } }),
      }))
    if (rows.length === 0) return notTried('Mailchimp took no member.')
    const answer = await writeRows(trial, rows)
    const seen = `${counted(rows.length, 'row')} in ${ms(answer.ms)}`
    if (answer.status !== 200) return judged(false, `${counted(rows.length, 'row')}: ${new CallFailed(answer).message}`)
    if (answer.ms > trial.way.slowMs) return judged(false, `${seen}, of ${ms(trial.way.slowMs)} at most.`)
    return rows.length >= mostRows - 2
      ? judged(true, `${seen}.`)
      : notTried(`${seen}; --members 510 tries the largest.`)
  },
}

export const refusesMoreRows: Belief<Trial> = {
  id: 'rows-501',
  says: 'A write of 501 rows is refused whole, with 400.',
  async look(trial) {
    // One member 501 times: if Mailchimp takes the rows, no member is added.
    const { email } = partOf(trial, 'plain')
    const rows = Array.from({ length: mostRows + 1 }, () => ({ email_address: email, status_if_new: 'unsubscribed' }))
    const answer = await writeRows(trial, rows, { skip_duplicate_check: 'true' })
    const { status, body } = answer
    const failed = new CallFailed(answer)
    if (failed.isPassing) throw failed
    const isTaken = z.safeParse(batch, body).success
    return judged(status === 400, `${status}: ${isTaken ? 'they were taken.' : sayingOf(body)}`)
  },
}
