import styles from '../later.module.css'
import { useEffect, useId, useRef } from 'react'
import { isolated } from '#domain/user-text.ts'
import { guestOf, codeOf, nameOfLocal, wordsOfLocal } from '../words/scan-words.ts'
import { Fitted, FittedName } from '../verdict/Fitted.tsx'
import { GuestFacts } from '../verdict/GuestFacts.tsx'
import { VerdictSign } from '../../../product/VerdictSign.tsx'
import { PartyAnswers, PartyCircles, PartyPlaces } from './PartyAnswers.tsx'
import type { Asked } from './use-ask-first.ts'
import { words as doorWords } from '../../../words/door.ts'
import { words as doorLaterWords } from '../../../words/door-later.ts'

type Props = { asked: Asked; onLetIn: (people?: number) => void; onNotNow: () => void }

/** Shows the guest before anything counts. Enter lets in, Escape does not. */
export function AskFirst({ asked, onLetIn, onNotNow }: Props) {
  const { text, known, places, isRoomShort } = asked
  const id = useId()
  const answer = useRef<HTMLDivElement>(null)
  const kind = kindOf(known)
  const { isOpen, isExit } = kind
  const party = partyOf(asked)
  const isParty = party !== undefined
  const name = (known && nameOfLocal(known)) ?? codeOf(text)

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
          {party ? doorLaterWords.partyQuestion.title({ most: party.most }) : titleOf(kind)}
        </h2>
        <div id={`${id}-who`} data-is-words>
          <FittedName text={name} />
          <Musts sentences={[emailOf(known), fullWords(known)]} />
          {party && <PartyPlaces {...party} room={isRoomShort ? places : undefined} />}
          <Musts sentences={factsOf(known, isParty)} />
          {party ? <PartyCircles {...party} /> : <p data-is-ornament>{doorLaterWords.ask.hint}</p>}
          {known?.card && <GuestFacts card={known.card} />}
        </div>
      </Fitted>
      <div ref={answer} className={styles['answers']} data-is-party={isParty || undefined}>
        {isParty ? (
          <PartyAnswers places={places} isAll={!isRoomShort} onLetIn={onLetIn} />
        ) : (
          <button type="button" data-is-main onClick={() => onLetIn()}>
            {answerOf(kind)}
          </button>
        )}
        <button type="button" data-is-no onClick={onNotNow}>
          {isExit ? doorWords.occasion.notOut : doorLaterWords.ask.notNow}
        </button>
      </div>
    </div>
  )
}

/** How many of how many are in. Undefined for one guest. */
function partyOf({ known, places, isRoomShort }: Asked): { taken: number; most: number } | undefined {
  if (places === 1 && !isRoomShort) return undefined
  return { taken: (known?.scanCount ?? 1) - 1, most: known?.maxScans ?? places }
}

function Musts({ sentences }: { sentences: readonly (string | undefined)[] }) {
  return sentences.map(
    (sentence) =>
      sentence && (
        <p key={sentence} data-is-must>
          {sentence}
        </p>
      ),
  )
}

function emailOf(known: Asked['known']): string | undefined {
  const { email } = guestOf(known?.name ?? '')
  return email && isolated(email, 80)
}

/** How much of the code is used, why it would be refused, and why the guest may have none. */
function factsOf(known: Asked['known'], isParty: boolean): (string | undefined)[] {
  if (!known) return [isParty ? undefined : doorLaterWords.ask.unknown]
  const { isOpen, isExit } = kindOf(known)
  const { count, title } = wordsOfLocal(known)
  return [
    isParty ? undefined : count,
    isOpen ? undefined : doorLaterWords.ask.asKnown({ what: title }),
    known.isUnreached && !isExit ? doorWords.verdict.unreached : undefined,
  ]
}

/** A full house that lets in all the same. */
function fullWords(known: Asked['known']): string {
  const { note, inside, capacity } = known?.visit ?? {}
  if (note !== 'over_capacity' || typeof inside !== 'number' || typeof capacity !== 'number') return ''
  // The count has this guest already.
  return doorWords.occasion.full({ inside: inside - 1, capacity })
}

type Kind = { isExit: boolean; isOpen: boolean }

const kindOf = (known: Asked['known']): Kind => ({
  isExit: known?.visit?.direction === 'out',
  isOpen: known === undefined || known.reason === 'ok',
})

function titleOf({ isExit, isOpen }: Kind): string {
  if (isExit) return doorWords.occasion.letOut
  return isOpen ? doorLaterWords.ask.title : doorLaterWords.ask.titleRefused
}

function answerOf({ isExit, isOpen }: Kind): string {
  if (isExit) return doorWords.occasion.scanOutButton
  return isOpen ? doorLaterWords.ask.letIn : doorLaterWords.ask.check
}
