import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { paths } from '../../ui/paths.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import styles from './landing.module.css'
import sampleCode from './sample-code.svg'
import { words } from './words.ts'

export function LandingPage() {
  usePageTitle(words.title)
  return (
    <div className={styles['page']}>
      <section className={styles['intro']} data-intro>
        <div className={styles['pitch']}>
          <h1>
            {words.headline[0]} <span>{words.headline[1]}</span>
          </h1>
          <p className={styles['lead']}>{words.lead}</p>
          <div className={styles['start']}>
            <ButtonLink to={paths.register} look="action" size="large">
              {words.getStarted}
            </ButtonLink>
            <p>{words.promise}</p>
          </div>
        </div>
        <Ticket />
      </section>

      <section>
        <h2>{words.stepsTitle}</h2>
        <ol role="list" className={styles['steps']}>
          {words.steps.map(([name, text], place) => (
            <li key={name}>
              <span className={styles['number']} aria-hidden="true">
                {place + 1}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section>
        <h2>{words.factsTitle}</h2>
        <ul role="list" className={styles['facts']}>
          {words.facts.map(([name, text]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** What a guest holds up, and what the door says. A picture only: its words are the page's. */
function Ticket() {
  return (
    <div className={styles['ticket']} aria-hidden="true">
      <p className={styles['stub']}>
        <span>{words.ticketList}</span>
        <span>{words.ticketNumber}</span>
      </p>
      <p className={styles['name']}>{words.ticketName}</p>
      <div className={styles['guides']}>
        <img src={sampleCode} alt="" width={160} height={160} />
      </div>
      <p className={styles['stamp']}>
        <span>
          <Icon name="check" size={18} />
          {words.ticketState}
        </span>
        <span>{words.ticketTime}</span>
      </p>
    </div>
  )
}
