import { shownText } from '../../../ui/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { isExit, isLetIn, visitOf, type Scan } from '../door/scan-log.ts'
import { wordsOf } from '../words/scan-words.ts'
import { markOf } from '../verdict/verdict-mark.ts'
import { VerdictSign } from '../../../product/VerdictSign.tsx'
import styles from './kiosk.module.css'
import { words } from '../words/words.ts'
import { words as later } from '../words/later-words.ts'

/** The verdict as a guest reads it. */
export function KioskVerdict({ guest, isChecking }: { guest: Scan | undefined; isChecking: boolean }) {
  return (
    <div className={styles['band']}>
      <div aria-live="assertive" aria-atomic="true">
        {guest && <Guest scan={guest} />}
      </div>
      {!guest && <p className={styles['aim']}>{isChecking ? later.kiosk.checking : later.kiosk.aim}</p>}
    </div>
  )
}

function Guest({ scan }: { scan: Scan }) {
  const { title, detail, note } = wordsOf(scan)
  const isIn = isLetIn(scan)
  return (
    <div className={styles['guest']}>
      <VerdictSign mark={markOf(scan)} size={148} />
      <p className={styles['greeting']}>
        {isIn ? isExit(scan) ? words.occasion.goodbye : <Welcome scan={scan} /> : later.kiosk.sorry}
      </p>
      {!isIn && <p>{title}</p>}
      {!isIn && visitOf(scan) && <p>{detail}</p>}
      {note && <p>{note}</p>}
    </div>
  )
}

/** Greets the guest by a real name only. A code is never shown instead. */
function Welcome({ scan }: { scan: Scan }) {
  const name = nameOf(scan)
  if (name === undefined) return later.kiosk.welcomeNobody
  const [before, after] = later.kiosk.welcome('\n').split('\n')
  return (
    <>
      {before}
      <UserText text={name} longest={60} />
      {after}
    </>
  )
}

function nameOf(scan: Scan): string | undefined {
  if (scan.state === 'saved') return scan.local.name && shownText(scan.local.name) ? scan.local.name : undefined
  const value = scan.state === 'decided' ? scan.verdict.data?.display_field_value : undefined
  return value !== undefined && shownText(value) ? value : undefined
}
