import { useEffect } from 'react'
import { languages, nameOf, tagOf } from '#domain/spoken.ts'
import { spokenLanguage } from '../../../ui/spoken.ts'
import { chooseForGuest } from '../device/door-language.ts'
import styles from '../later.module.css'
import { words } from '../../../words/door-later.ts'

/** A guest reads and scans within this time. After it, the kiosk speaks its own language to the next one. */
const guestTakesMs = 45_000

/** A guest chooses a language. Each scan and each touch gives the guest more time. */
export function KioskLanguages({ scannedAt }: { scannedAt: number }) {
  const spoken = spokenLanguage()
  useEffect(() => {
    let touchedAt = Date.now()
    const touch = () => (touchedAt = Date.now())
    const timer = setInterval(() => {
      if (Date.now() - Math.max(touchedAt, scannedAt) > guestTakesMs) void chooseForGuest(undefined)
    }, 1000)
    document.addEventListener('pointerdown', touch)
    return () => {
      clearInterval(timer)
      document.removeEventListener('pointerdown', touch)
    }
  }, [scannedAt])
  useEffect(() => () => void chooseForGuest(undefined), [])

  return (
    <div className={styles['languages']} role="group" aria-label={words.kiosk.language}>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          lang={tagOf[each]}
          aria-pressed={each === spoken}
          // A kiosk has all words on the device. Without them, it goes on in its language.
          onClick={() => void chooseForGuest(each).catch(console.warn)}
        >
          {nameOf[each]}
        </button>
      ))}
    </div>
  )
}
