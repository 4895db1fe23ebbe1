// Turns events at doors into notices. Events and times of the doors show which lists need a turn.
import { type Worker, takeTurns } from '../../jobs/take-turns.ts'
import type { Perform } from '../../jobs/open-jobs.ts'
import type { Needs, WorkServices } from '../../services.ts'
import { sendNotices } from './jobs.ts'
import { lookAtDoors } from './look-at-doors.ts'
import { listsToLookAt } from './store.ts'
import type * as z from 'zod/mini'
import { teamPath } from '#contract/team-path.ts'
import { findLetterLanguage } from '../auth/own-language.ts'
import { noticeLetter } from './letters.ts'
import * as store from './store.ts'

/** The age up to which a notice is still mailed. An older one would only be noise. */
const goodForMs = 60 * 60_000

/**
 * Mails the notices that still hold. Sends nothing if the person has switched the mail off, the guest was erased, the
 * door reports again, or the mail server was away for an hour. A retry sends the same letter again.
 */
async function mailNotices(
  services: Needs<'database' | 'mail' | 'publicUrl' | 'log' | 'now'>,
  { listId, personId, kind, after, upto }: z.output<typeof sendNotices.payload>,
  stopping: AbortSignal,
): Promise<void> {
  const reader = await store.findReader(services.database, listId, personId, kind)
  if (!reader) return
  const oldest = services.database.now().getTime() - goodForMs
  const found = await services.database.as({ team: reader.teamId, list: listId }, (tx) =>
    store.findForMail(tx, listId, { kind, after, upto }),
  )
  const recent = found.filter(({ toldAt }) => toldAt.getTime() > oldest)
  if (recent.length < found.length) services.log.warn({ list: listId, kind }, 'notices were not mailed in time')
  const still = recent.filter(({ isOver }) => !isOver)
  if (still.length === 0) return
  const listUrl = `${services.publicUrl}${teamPath(reader.teamId)}/app/qr-manager/${listId}`
  const language = await findLetterLanguage(services, personId)
  const letter = noticeLetter(kind, still, { ...reader, language, listUrl })
  await services.mail.send({ id: `${listId}-${personId}-${kind}-${upto}`, ...letter }, stopping)
}

export async function notifyingWork(perform: Perform, services: WorkServices): Promise<void> {
  await perform(sendNotices, (asked, stopping) => mailNotices(services, asked, stopping))
}

/** How often a node looks for doors that fell silent, and for mails that wait for their time. */
const lookByClockEveryMs = 15_000

export function startLookingAtDoors(services: WorkServices): Worker {
  let nextByClock = 0
  return takeTurns(services, {
    name: 'notices',
    lookEveryMs: 1000,
    lookAtLeastEveryMs: lookByClockEveryMs,
    findLists() {
      const now = performance.now()
      const byClock = now >= nextByClock
      if (byClock) nextByClock = now + lookByClockEveryMs
      return listsToLookAt(byClock)
    },
    findCheaply: () => listsToLookAt(false),
    work: (listId) => lookAtDoors(services, listId),
  })
}
