import type { Language } from '#domain/spoken.ts'
import { said, say } from '../../kernel/said.ts'
import type { Reminder } from './make-reminder.ts'

type Made = Pick<Reminder, 'isOld' | 'others'> & { draft: Pick<Reminder['draft'], 'status'> }

/** What became of the reminder, and which copies the organiser has to delete. */
export function sayReminder(language: Language, { draft, isOld, others }: Made): string {
  const made = said(isOld ? 'reminder_updated' : 'reminder_made')
  const first = say(language, draft.status === 'schedule' ? said('reminder_has_its_time') : made)
  if (others.length === 0) return first
  const titles = others.map((title) => say(language, said('quoted_title', { title }))).join(', ')
  return `${first} ${say(language, said('other_copies', { titles }))}`
}
