import { useEffect, useId, useRef } from 'react'
import { codeOf, nameOfLocal, wordsOfLocal } from '../words/scan-words.ts'
import { FittedName } from '../verdict/FittedName.tsx'
import { GuestFacts } from '../verdict/GuestFacts.tsx'
import { VerdictSign } from '../../../product/VerdictSign.tsx'
import styles from './ask-first.module.css'
import { PartyAnswers, PartyPlaces } from './PartyAnswers.tsx'
import type { Asked } from './use-ask-first.ts'
import { words } from '../words/words.ts'
import { words as later } from '../words/later-words.ts'

type Props = { asked: Asked; onLetIn: (people?: number) => void; onNotNow: () => void }

/** Shows the guest before anything counts. Enter lets in, Escape does not. */
export function AskFirst({ asked: { text, known, places }, onLetIn, onNotNow }: Props) {
  const id = useId()
  const answer = useRef<HTMLDivElement>(null)
  const isOpen = known === undefined || known.reason === 'ok'
  const isExit = known?.visit?.direction === 'out'
  const local = known && wordsOfLocal(known)
  const isParty = places > 1
  const most = known?.maxScans ?? places
  const name = (known && nameOfLocal(known)) ?? codeOf(text)

  useEffect(() => {
    const before = document.activeElement
    answer.current?.querySelector('button')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is heard by its buttons
    <div
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-who`}
      className={styles['ask']}
      onKeyDown={(event) => event.key === 'Escape' && onNotNow()}
    >
      <div className={styles['question']} data-is-stage id={`${id}-who`}>
        <h2 id={`${id}-title`}>
          <VerdictSign
            mark={{ outline: isOpen ? 'diamond' : 'broken-octagon', sign: isParty ? 'person' : 'question' }}
            size={56}
          />
          {isParty ? later.partyQuestion.title(most) : titleOf({ isExit, isOpen })}
        </h2>
        <FittedName key={name} text={name} />
        {known?.card && <GuestFacts card={known.card} />}
        {isParty ? (
          <PartyPlaces taken={(known?.scanCount ?? 1) - 1} most={most} />
        ) : (
          <p>{known === undefined ? later.ask.unknown : local?.count}</p>
        )}
        {!isOpen && local && <p>{later.ask.asKnown(local.title)}</p>}
        {known?.isUnreached && !isExit && <p>{words.verdict.unreached}</p>}
        {!isParty && <p>{later.ask.hint}</p>}
      </div>
      <div ref={answer} className={styles['answers']} data-is-party={isParty || undefined}>
        {isParty ? (
          <PartyAnswers places={places} onLetIn={onLetIn} />
        ) : (
          <button type="button" data-is-main onClick={() => onLetIn()}>
            {answerOf({ isExit, isOpen })}
          </button>
        )}
        <button type="button" data-is-no onClick={onNotNow}>
          {isExit ? words.occasion.notOut : later.ask.notNow}
        </button>
      </div>
    </div>
  )
}

type Kind = { isExit: boolean; isOpen: boolean }

function titleOf({ isExit, isOpen }: Kind): string {
  if (isExit) return words.occasion.letOut
  return isOpen ? later.ask.title : later.ask.titleRefused
}

function answerOf({ isExit, isOpen }: Kind): string {
  if (isExit) return words.occasion.scanOutButton
  return isOpen ? later.ask.letIn : later.ask.check
}
