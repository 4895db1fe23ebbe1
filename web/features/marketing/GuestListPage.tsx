import { firstShapes, Glyph } from '../../ui/Glyph.tsx'
import scannerDark from '../../product/pictures/scanner-dark.webp'
import scannerLight from '../../product/pictures/scanner-light.webp'
import { Shot } from '../../ui/Shot.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { words } from '../../words/marketing.ts'
import styles from './guest-list.module.css'
import { Start } from './Start.tsx'

/** When the guests of the headline came. */
const times = ['19:31', '19:38', '19:42']

/** The page as a list: ruled lines, times in the margin, boxes that are ticked. */
export function GuestListPage() {
  usePageTitle(words.guestList.title)
  return (
    <div className={styles['page']}>
      <section className={styles['intro']}>
        <h1>
          {words.guestList.headline.map((line, place) => (
            <span key={line} className={styles['line']}>
              <span className={styles['box']} aria-hidden="true">
                <Glyph path={firstShapes.check} size={24} />
              </span>
              {/* The space separates the lines for screen readers, which read them as one text. */}
              {line}{' '}
              <span className={styles['time']} aria-hidden="true">
                {times[place]}
              </span>
            </span>
          ))}
        </h1>
        <p>{words.guestList.lead}</p>
        <Start label={words.guestList.start} promise={words.guestList.promise} />
      </section>

      <section className={styles['evening']}>
        <h2>{words.guestList.eveningTitle}</h2>
        <ol role="list">
          {words.guestList.evening.map(([time, name, text]) => (
            <li key={time}>
              <p className={styles['when']}>{time}</p>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <Door />

      <section className={styles['questions']}>
        <h2>{words.guestList.questionsTitle}</h2>
        <dl>
          {words.guestList.questions.map(([question, answer]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className={styles['closing']} data-theme="light">
        <h2>{words.guestList.closing}</h2>
        <Start label={words.guestList.start} promise={words.guestList.promise} />
      </section>
    </div>
  )
}

function Door() {
  return (
    <section className={styles['door']}>
      <div>
        <h2>{words.guestList.doorTitle}</h2>
        <p>{words.guestList.doorText}</p>
        <ul role="list">
          {words.guestList.verdicts.map(([name, text], place) => (
            <li key={name} data-kind={place === 0 ? 'good' : 'bad'}>
              <Glyph path={firstShapes[place === 0 ? 'check' : 'cross']} size={32} />
              <p>
                <strong>{name}</strong> {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <Shot
        frame="phone"
        light={scannerLight}
        dark={scannerDark}
        alt={words.guestList.scannerAlt}
        width={390}
        height={780}
      />
    </section>
  )
}
