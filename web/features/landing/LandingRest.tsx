import { use } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import managerDark from '../../product/pictures/manager-dark.webp'
import managerLight from '../../product/pictures/manager-light.webp'
import { paths } from '../../product/paths.ts'
import { Shot } from '../../ui/Shot.tsx'
import { SupportEmail } from '../../product/support-email.ts'
import { AtTheDoor } from './AtTheDoor.tsx'
import styles from './landing-rest.module.css'
import { UseCases } from './UseCases.tsx'
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
