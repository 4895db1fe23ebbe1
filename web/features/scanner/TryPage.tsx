import { useState } from 'react'
import { wordsFor } from '../../api/declined.ts'
import { TroubleNotice } from '../../ui/TroubleNotice.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { Unseen } from '../../ui/Unseen.tsx'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { useDoorLanguage } from './device/door-language.ts'
import styles from './screen/strip.module.css'
import { TryDoor } from './TryDoor.tsx'
import { useTry } from './use-try.ts'
import { words } from '../../words/door-later.ts'

/** A scanner for the organiser's own phone, by the ticket in the address. It says what a door would say, and counts nothing. */
export function TryPage() {
  const [ticket] = useState(() => location.hash.slice(1))
  const trying = useTry(ticket)
  const { opened, isOver } = trying
  useDoorLanguage(undefined)
  usePageTitle(words.trying.title)

  return (
    <div className={styles['ground']} data-theme="dark">
      <h1>
        <Unseen>{words.trying.title}</Unseen>
      </h1>
      {isOver && (
        <div className={styles['state']} role="alert">
          <h2>{words.trying.over}</h2>
          <p>{words.trying.overText}</p>
        </div>
      )}
      {!isOver && opened.isPending && (
        <div className={styles['state']} role="status">
          <p>{words.trying.loading}</p>
          <SlowHint isWaiting />
        </div>
      )}
      {!isOver && opened.isError && (
        <div className={styles['state']}>
          <TroubleNotice
            {...wordsFor(opened.error, words.trying.failed)}
            onRetry={() => void opened.refetch()}
            isRetrying={opened.isFetching}
          />
        </div>
      )}
      {!isOver && opened.data && <TryDoor listName={opened.data.list_name} trying={trying} />}
    </div>
  )
}
