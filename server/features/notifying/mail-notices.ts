import type * as z from 'zod/mini'
import { teamPath } from '#contract/team-path.ts'
import type { Needs } from '../../services.ts'
import type { sendNotices } from './jobs.ts'
import { noticeLetter } from './letters.ts'
import * as store from './store.ts'

/** Later than this, a mail about the door would only be noise. */
const goodForMs = 60 * 60_000

/**
 * Mails the notices that still hold. Nothing is sent once the person switched the mail off, the guest was erased, the door is
 * heard again, or the mail server was away for an hour. A retry sends the same letter again.
 */
export async function mailNotices(
  services: Needs<'database' | 'mail' | 'publicUrl' | 'log' | 'now'>,
  { listId, personId, kind, after, upto }: z.output<typeof sendNotices.payload>,
  stopping: AbortSignal,
): Promise<void> {
  const reader = await store.findReader(services.database, listId, personId, kind)
  if (!reader) return
  const oldest = services.database.now().getTime() - goodForMs
  const found = await store.findForMail(services.database, listId, { kind, after, upto })
  const recent = found.filter(({ toldAt }) => toldAt.getTime() > oldest)
  if (recent.length < found.length) services.log.warn({ list: listId, kind }, 'notices were not mailed in time')
  const still = recent.filter(({ isOver }) => !isOver)
  if (still.length === 0) return
  const listUrl = `${services.publicUrl}${teamPath(reader.teamId)}/app/qr-manager/${listId}`
  const letter = noticeLetter(kind, still, { ...reader, listUrl })
  await services.mail.send({ id: `${listId}-${personId}-${kind}-${upto}`, ...letter }, stopping)
}
