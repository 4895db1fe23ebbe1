import type * as z from 'zod/mini'
import { teamPath } from '#contract/team-path.ts'
import type { Letter } from '../../mail/letter.ts'
import type { Needs } from '../../services.ts'
import type { sendMergeLetter } from './jobs.ts'
import { findTold, type Told } from './store.ts'

/** A letter about a withdrawn request is not sent. */
export async function sendLetter(
  services: Needs<'database' | 'mail' | 'publicUrl'>,
  asked: z.output<typeof sendMergeLetter.payload>,
  stopping: AbortSignal,
): Promise<void> {
  const told = await findTold(services.database, asked)
  if (!told) return
  const url = `${services.publicUrl}${teamPath(told.teamId)}/app/qr-manager/${asked.listId}`
  const letter = told.isDone ? doneLetter(told, url) : askLetter(told, url)
  await services.mail.send({ id: `${asked.askId}-${asked.personId}-${told.isDone}`, ...letter }, stopping)
}

function askLetter({ name, email, teamName, listName }: Told, url: string): Omit<Letter, 'id'> {
  return {
    to: { name, address: email },
    subject: `Another team asks to share the list “${listName}” with you`,
    paragraphs: [
      `The team “${teamName}” uses the same Mailchimp audience as your list “${listName}”. Today each of you counts check-ins separately.`,
      'They ask you to make one list of the two. If you accept, their codes, scans and scanner links become part of your list.',
    ],
    action: { label: 'See the question', url },
    closing: ['Nothing changes unless an owner of your team accepts. You can also choose to stay apart.'],
  }
}

function doneLetter({ name, email, teamName, listName }: Told, url: string): Omit<Letter, 'id'> {
  return {
    to: { name, address: email },
    subject: `Your list “${listName}” is one with that of another team now`,
    paragraphs: [
      `The team “${teamName}” has accepted. Your list “${listName}” is part of theirs: one list, one count, one set of QR fields.`,
      'All codes that you have sent still work, and so do your scanner links. Scans that a door has not sent yet will be counted.',
    ],
    action: { label: 'Open the list', url },
  }
}
