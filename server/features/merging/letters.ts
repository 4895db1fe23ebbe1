import type { Language } from '#domain/spoken.ts'
import { wordsIn } from '#words/letters.ts'
import type { Letter } from '../../mail/letter.ts'
import type { Told } from './store.ts'

type Reader = Pick<Told, 'name' | 'email' | 'teamName' | 'listName'> & { language: Language }

export function askLetter({ name, email, language, teamName, listName }: Reader, url: string): Omit<Letter, 'id'> {
  const words = wordsIn[language].merging.ask
  return {
    to: { name, address: email },
    language,
    subject: words.subject(listName),
    paragraphs: [words.same(teamName, listName), words.asked],
    action: { label: words.see, url },
    closing: [words.safe],
  }
}

export function doneLetter({ name, email, language, teamName, listName }: Reader, url: string): Omit<Letter, 'id'> {
  const words = wordsIn[language].merging.done
  return {
    to: { name, address: email },
    language,
    subject: words.subject(listName),
    paragraphs: [words.accepted(teamName, listName), words.codes],
    action: { label: words.open, url },
  }
}
