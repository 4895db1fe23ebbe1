import styles from './landing-rest.module.css'
import { words } from '../../words/landing.ts'

/** The symbol in the fourth corner of the brand's mark: a ticket, a percent sign, a box, a person. */
const glyphs = [
  'M-7-4h14v3a2 2 0 0 0 0 4v3H-7V3a2 2 0 0 0 0-4zM1-4V6',
  'M-6 6 6-6M-4.5-3.5h.01M4.5 3.5h.01',
  'M-7-3.5 0-7l7 3.5v8L0 8l-7-3.5zM-7-3.5 0 0l7-3.5M0 0v8',
  'M0-7a3.4 3.4 0 1 0 0 6.8A3.4 3.4 0 0 0 0-7zM-7 7.5c0-4 3-5.5 7-5.5s7 1.5 7 5.5',
]

export function UseCases() {
  return (
    <section className={styles['uses']}>
      <h2>{words.usesTitle}</h2>
      <ul role="list">
        {words.uses.map(([name, what, text], place) => (
          <li key={name}>
            <svg viewBox="0 0 72 72" width={72} height={72} fill="none" aria-hidden="true">
              <g stroke="currentColor" strokeWidth="6">
                <rect x="5" y="5" width="20" height="20" rx="4" />
                <rect x="43" y="5" width="20" height="20" rx="4" />
                <rect x="5" y="43" width="20" height="20" rx="4" />
              </g>
              <rect x="38" y="38" width="33" height="33" rx="7" fill="#ffc83d" />
              <path
                d={glyphs[place]}
                transform="translate(54.5 54)"
                stroke="#16181d"
                strokeWidth={place === 1 ? 3 : 2.2}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <div>
              <h3>{name}</h3>
              <p className={styles['what']}>{what}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
