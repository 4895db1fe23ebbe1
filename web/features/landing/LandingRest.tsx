import managerDark from '../../product/pictures/manager-dark.webp'
import managerLight from '../../product/pictures/manager-light.webp'
import styles from './landing-rest.module.css'
import { use } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import { paths } from '../../product/paths.ts'
import { Shot } from '../../ui/Shot.tsx'
import { SupportEmail } from '../../product/support-email.ts'
import { AtTheDoor } from './AtTheDoor.tsx'
import { words } from '../../words/landing.ts'

/** Everything below the intro. */
export function LandingRest() {
  return (
    <>
      <Steps />
      <UseCases />
      <AtTheDoor />
      <WhyFree />
    </>
  )
}

function Steps() {
  return (
    <section className={styles['steps']}>
      <header>
        <h2>{words.stepsTitle}</h2>
        <p>{words.stepsText}</p>
      </header>
      <ol role="list" className={styles['ledger']}>
        {words.steps.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles['desk']}>
        <Shot frame="window" light={managerLight} dark={managerDark} alt={words.managerAlt} width={1200} height={700} />
      </div>
    </section>
  )
}

function WhyFree() {
  const email = use(SupportEmail)
  return (
    <section className={styles['free']}>
      <div>
        <h2>{words.freeTitle}</h2>
        {words.freeText.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {email !== undefined && (
          <p className={styles['support']}>
            {words.support} <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>.
          </p>
        )}
        <ButtonLink to={paths.register} look="action" size="large">
          {words.getStarted}
        </ButtonLink>
      </div>
      <div className={styles['receipt']} aria-hidden="true">
        {words.receipt.map(([name, price]) => (
          <p key={name}>
            <span>{name}</span>
            <span>{price}</span>
          </p>
        ))}
        <p className={styles['total']}>
          <span>{words.receiptTotal[0]}</span>
          <span>{words.receiptTotal[1]}</span>
        </p>
      </div>
    </section>
  )
}

/** The symbol in the fourth corner of the brand's mark: a ticket, a percent sign, a box, a person. */
const glyphs = [
  'M-7-4h14v3a2 2 0 0 0 0 4v3H-7V3a2 2 0 0 0 0-4zM1-4V6',
  'M-6 6 6-6M-4.5-3.5h.01M4.5 3.5h.01',
  'M-7-3.5 0-7l7 3.5v8L0 8l-7-3.5zM-7-3.5 0 0l7-3.5M0 0v8',
  'M0-7a3.4 3.4 0 1 0 0 6.8A3.4 3.4 0 0 0 0-7zM-7 7.5c0-4 3-5.5 7-5.5s7 1.5 7 5.5',
]

function UseCases() {
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
