import type * as z from 'zod/mini'
import { nameInLetter } from '#domain/name-in-letter.ts'
import { wordsIn } from '#words/letters.ts'
import type { Letter } from '../../mail/letter.ts'
import type { Needs } from '../../services.ts'
import { type Addressee, findAddressee } from '../contacts/letter-to-guest.ts'
import { findListForWork } from '../lists/find-list.ts'
import type { mailCode as mailCodeJob } from './jobs.ts'

/** Retried as long as the mail server refuses. An erased or removed guest gets no letter. */
export async function mailCode(
  services: Needs<'database' | 'allTeams' | 'mail' | 'publicUrl'>,
  { listId, contactId }: z.output<typeof mailCodeJob.payload>,
  stopping: AbortSignal,
): Promise<void> {
  const list = await findListForWork(services, listId)
  const guest = list && (await findAddressee(services, { team: list.teamId, list: listId }, contactId))
  if (!guest) return
  await services.mail.send(
    guestLetter(guest, { id: contactId, from: list.name, publicUrl: services.publicUrl }),
    stopping,
  )
}

type About = { id: string; from: string; publicUrl: string }

export function guestLetter({ email, name, code, language }: Addressee, { id, from, publicUrl }: About): Letter {
  const words = wordsIn(language).code
  const team = nameInLetter(from)
  return {
    id,
    to: { name: nameInLetter(name) || nameInLetter(email.replace(/@.*/, '')), address: email },
    language,
    isToGuest: true,
    subject: words.subject({ list: team }),
    paragraphs: [words.added({ list: team }), words.show],
    action: { label: words.open, url: `${publicUrl}/q/${code}/scan` },
    closing: [words.why],
  }
}
