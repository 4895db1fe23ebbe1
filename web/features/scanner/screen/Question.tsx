import { nameOfLocal } from '../words/scan-words.ts'
import { AskFirst } from '../ways-in/AskFirst.tsx'
import { AskGuest } from '../ways-in/AskGuest.tsx'
import type { DoorParts } from './door-parts.ts'

type Props = { question: NonNullable<DoorParts['reading']['question']> }

/** What must be answered before a code counts: the list's questions to the guest, then staff's. */
export function Question({ question: { asked, letIn, answer, notNow } }: Props) {
  const { asks, known } = asked
  if (!asks) return <AskFirst asked={asked} onLetIn={letIn} onNotNow={notNow} />
  const name = (known && nameOfLocal(known)) ?? ''
  return <AskGuest name={name} asks={asks} isBefore onAnswer={answer} onSkip={notNow} />
}
