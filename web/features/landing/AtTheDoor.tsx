import refusedDark from '../../product/pictures/refused-dark.webp'
import refusedLight from '../../product/pictures/refused-light.webp'
import scannerDark from '../../product/pictures/scanner-dark.webp'
import scannerLight from '../../product/pictures/scanner-light.webp'
import { Shot } from '../../ui/Shot.tsx'
import styles from './at-the-door.module.css'
import { words } from '../../words/landing.ts'

/** Dark in both colour schemes, like a door in the evening. */
export function AtTheDoor() {
  const phone = { frame: 'phone', width: 390, height: 780 } as const
  return (
    <section className={styles['door']}>
      <div className={styles['inside']}>
        <div className={styles['text']}>
          <h2>{words.doorTitle}</h2>
          <dl>
            {words.doorFacts.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles['phones']}>
          <Shot {...phone} light={scannerLight} dark={scannerDark} alt={words.scannerAlt} />
          <Shot {...phone} light={refusedLight} dark={refusedDark} alt={words.refusedAlt} />
        </div>
      </div>
    </section>
  )
}
