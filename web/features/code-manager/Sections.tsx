import styles from './sections.module.css'
import { words } from './words.ts'

type Name = keyof typeof words.sections

/** The ids of the parts' headings. */
const placeOf = {
  setup: 'setup',
  door: 'at-the-door',
  checkIns: 'check-ins',
  log: 'scan-log',
  links: 'scanner-links',
  contacts: 'contacts',
} as const satisfies Record<Name, string>

const names = Object.keys(placeOf) as Name[]
const onlyWithCodes: ReadonlySet<Name> = new Set(['checkIns', 'log'])

/** Links to the parts of a long page. */
export function Sections({ hasCodes }: { hasCodes: boolean }) {
  return (
    <nav aria-label={words.sectionsLabel} className={styles['sections']}>
      {names
        .filter((name) => hasCodes || !onlyWithCodes.has(name))
        .map((name) => (
          <a key={name} href={`#${placeOf[name]}`}>
            {words.sections[name]}
          </a>
        ))}
    </nav>
  )
}
