import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { codeOf, nameOfLocal, wordsOfLocal } from '../words/scan-words.ts'
import { VerdictSign } from '../verdict/VerdictSign.tsx'
import { words } from '../words/words.ts'
import styles from './ask-first.module.css'
import type { Asked } from './use-ask-first.ts'

type Props = { asked: Asked; onLetIn: () => void; onNotNow: () => void }

/** Shows the guest before anything counts. Enter lets in, Escape does not. */
export function AskFirst({ asked: { text, known }, onLetIn, onNotNow }: Props) {
  const id = useId()
  const answer = useRef<HTMLDivElement>(null)
  const { ask } = words
  const isOpen = known === undefined || known.reason === 'ok'
  const local = known && wordsOfLocal(known)

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
      data-is-open={isOpen}
      onKeyDown={(event) => event.key === 'Escape' && onNotNow()}
    >
      <VerdictSign mark={{ outline: isOpen ? 'none' : 'broken-octagon', sign: 'question' }} size={56} />
      <div id={`${id}-who`}>
        <h2 id={`${id}-title`}>{isOpen ? ask.title : ask.titleRefused}</h2>
        <p className={styles['name']}>
          <UserText text={(known && nameOfLocal(known)) ?? codeOf(text)} longest={120} />
        </p>
        <p>{known === undefined ? ask.unknown : local?.count}</p>
        {!isOpen && local && <p>{ask.asKnown(local.title)}</p>}
      </div>
      <div ref={answer} className={styles['answers']}>
        <Button look="action" size="large" onClick={onLetIn}>
          {isOpen ? ask.letIn : ask.check}
        </Button>
        <Button size="large" onClick={onNotNow}>
          {ask.notNow}
        </Button>
      </div>
      <p className={styles['hint']}>{ask.hint}</p>
    </div>
  )
}
