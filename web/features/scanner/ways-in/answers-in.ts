import type { DoorAsk } from '#contract/door-ask.ts'
import type { Answers } from '../door/answers.ts'
import { words } from '../../../words/door-later.ts'

/** What is wrong, by the field of the question. */
export type Missing = Readonly<Record<string, string>>

/** The answers that go to Mailchimp. An empty one is left out, because it would delete what the field holds. */
export function answersIn(
  asks: readonly DoorAsk[],
  given: Answers,
  isRequired: boolean,
): { answers: Answers; missing: Missing } {
  const answers: Record<string, string> = {}
  const missing: Record<string, string> = {}
  for (const { tag, kind } of asks) {
    const value = (given[tag] ?? '').trim()
    const number = kind === 'number' ? value.replace(',', '.') : value
    if (value === '' && isRequired) missing[tag] = words.questions.required
    else if (kind === 'number' && value !== '' && !/^-?\d+(\.\d+)?$/.test(number)) missing[tag] = words.questions.number
    else if (value !== '') answers[tag] = number
  }
  return { answers, missing }
}
