import { shownText } from '#domain/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { cardOf, isExit, isLetIn, visitOf, type Scan } from '../door/scan-log.ts'
import { wordsOf } from '../words/scan-words.ts'
import { GuestFacts } from '../verdict/GuestFacts.tsx'
import type { ReaderState } from '../reading/decoder.ts'
import { markOf } from '../verdict/verdict-mark.ts'
import { VerdictSign } from '../../../product/VerdictSign.tsx'
import { stacked } from '../../../ui/layout.ts'
import styles from '../later.module.css'
import { withShown } from '../../../ui/with-shown.ts'
import { words as doorWords } from '../../../words/door.ts'
import { words as doorLaterWords } from '../../../words/door-later.ts'

type Props = { guest: Scan | undefined; isChecking: boolean; reader: ReaderState }

/** The verdict as a guest reads it. */
export function KioskVerdict({ guest, isChecking, reader }: Props) {
  return (
    <div className={styles['band']}>
      <div aria-live="assertive" aria-atomic="true">
        {guest && <Guest scan={guest} />}
      </div>
      {!guest && reader === 'loading' && (
        <p className={styles['aim']} role="status">
          {doorWords.camera.readerComing}
        </p>
      )}
      {!guest && reader !== 'loading' && (
        <p className={styles['aim']}>{isChecking ? doorLaterWords.kiosk.checking : doorLaterWords.kiosk.aim}</p>
      )}
    </div>
  )
}

function Guest({ scan }: { scan: Scan }) {
  const { title, detail, note } = wordsOf(scan)
  const isIn = isLetIn(scan)
  return (
    <div className={`${styles['guest']} ${stacked(4, 'middle')}`}>
      <VerdictSign mark={markOf(scan)} size={148} />
      <p className={styles['greeting']}>
        {isIn ? isExit(scan) ? doorWords.occasion.goodbye : <Welcome scan={scan} /> : doorLaterWords.kiosk.sorry}
      </p>
      {isIn && !isExit(scan) && <Places scan={scan} />}
      {!isIn && <p>{title}</p>}
      {!isIn && visitOf(scan) && <p>{detail}</p>}
      {note && <p>{note}</p>}
    </div>
  )
}

/** Where the guest goes: the large fields of the card, or its first. The note and the alert are for staff. */
function Places({ scan }: { scan: Scan }) {
  const { fields = [] } = cardOf(scan) ?? {}
  const large = fields.filter(({ is_large: isLarge }) => isLarge)
  const shown = large.length > 0 ? large : fields.slice(0, 1)
  return <GuestFacts card={{ fields: shown, note: '', alert: '' }} />
}

/** Greets the guest by a real name only. A code is never shown instead. */
function Welcome({ scan }: { scan: Scan }) {
  const name = nameOf(scan)
  if (name === undefined) return doorLaterWords.kiosk.welcomeNobody
  return withShown(doorLaterWords.kiosk.welcome.pieces({ name }), { name: <UserText text={name} longest={60} /> })
}

function nameOf(scan: Scan): string | undefined {
  if (scan.state === 'saved') return scan.local.name && shownText(scan.local.name) ? scan.local.name : undefined
  const value = scan.state === 'decided' ? scan.verdict.data?.display_field_value : undefined
  return value !== undefined && shownText(value) ? value : undefined
}
