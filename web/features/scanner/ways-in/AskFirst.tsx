import { useEffect, useId, useRef } from 'react'
import { isolated } from '#domain/user-text.ts'
import { guestOf } from '../words/guest-name.ts'
import { codeOf, nameOfLocal, wordsOfLocal } from '../words/scan-words.ts'
import { Fitted, FittedName } from '../verdict/Fitted.tsx'
import { GuestFacts } from '../verdict/GuestFacts.tsx'
import { VerdictSign } from '../../../product/VerdictSign.tsx'
import styles from '../later.module.css'
import { PartyAnswers, PartyCircles, PartyPlaces } from './PartyAnswers.tsx'
import type { Asked } from './use-ask-first.ts'
import { words as doorWords } from '../../../words/door.ts'
import { words as doorLaterWords } from '../../../words/door-later.ts'

type Props = { asked: Asked; onLetIn: (people?: number) => void; onNotNow: () => void }

/** Shows the guest before anything counts. Enter lets in, Escape does not. */
export function AskFirst({ asked: { text, known, places, isRoomShort }, onLetIn, onNotNow }: Props) {
  const id = useId()
  const answer = useRef<HTMLDivElement>(null)
  const isOpen = known === undefined || known.reason === 'ok'
  const isExit = known?.visit?.direction === 'out'
  const local = known && wordsOfLocal(known)
  const isParty = places > 1 || isRoomShort
  const most = known?.maxScans ?? places
  const taken = (known?.scanCount ?? 1) - 1
  const name = (known && nameOfLocal(known)) ?? codeOf(text)
  const { email } = guestOf(known?.name ?? '')

  useEffect(() => {
    const keys = answer.current?.querySelectorAll('button:not([data-is-no])')
    const likely = answer.current?.querySelector('[data-is-main]') ?? [...(keys ?? [])].at(-1)
    if (likely instanceof HTMLElement) likely.focus()
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
      <Fitted key={name} className={styles['question']}>
        <h2 id={`${id}-title`} data-is-must>
          <VerdictSign
            mark={{ outline: isOpen ? 'diamond' : 'broken-octagon', sign: isParty ? 'person' : 'question' }}
            size={56}
          />
          {isParty ? doorLaterWords.partyQuestion.title({ most }) : titleOf({ isExit, isOpen })}
        </h2>
        <div id={`${id}-who`} data-is-words>
          <FittedName text={name} />
          {email && <p data-is-must>{isolated(email, 80)}</p>}
          {fullWords(known) && <p data-is-must>{fullWords(known)}</p>}
          {isParty ? (
            <PartyPlaces {...{ taken, most }} room={isRoomShort ? places : undefined} />
          ) : (
            <p data-is-must>{known === undefined ? doorLaterWords.ask.unknown : local?.count}</p>
          )}
          {!isOpen && local && <p data-is-must>{doorLaterWords.ask.asKnown({ what: local.title })}</p>}
          {known?.isUnreached && !isExit && <p data-is-must>{doorWords.verdict.unreached}</p>}
          {isParty ? <PartyCircles {...{ taken, most }} /> : <p data-is-ornament>{doorLaterWords.ask.hint}</p>}
          {known?.card && <GuestFacts card={known.card} />}
        </div>
      </Fitted>
      <div ref={answer} className={styles['answers']} data-is-party={isParty || undefined}>
        {isParty ? (
          <PartyAnswers places={places} isAll={!isRoomShort} onLetIn={onLetIn} />
        ) : (
          <button type="button" data-is-main onClick={() => onLetIn()}>
            {answerOf({ isExit, isOpen })}
          </button>
        )}
        <button type="button" data-is-no onClick={onNotNow}>
          {isExit ? doorWords.occasion.notOut : doorLaterWords.ask.notNow}
        </button>
      </div>
    </div>
  )
}

/** A full house that lets in all the same. */
function fullWords(known: Asked['known']): string {
  const { note, inside, capacity } = known?.visit ?? {}
  if (note !== 'over_capacity' || typeof inside !== 'number' || typeof capacity !== 'number') return ''
  // The count has this guest already.
  return doorWords.occasion.full({ inside: inside - 1, capacity })
}

type Kind = { isExit: boolean; isOpen: boolean }

function titleOf({ isExit, isOpen }: Kind): string {
  if (isExit) return doorWords.occasion.letOut
  return isOpen ? doorLaterWords.ask.title : doorLaterWords.ask.titleRefused
}

function answerOf({ isExit, isOpen }: Kind): string {
  if (isExit) return doorWords.occasion.scanOutButton
  return isOpen ? doorLaterWords.ask.letIn : doorLaterWords.ask.check
}
