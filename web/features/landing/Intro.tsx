import { ButtonLink } from '../../ui/Button.tsx'
import { Guides } from '../../ui/Guides.tsx'
import { firstShapes, Glyph } from '../../ui/Glyph.tsx'
import { paths } from '../../product/paths.ts'
import sampleCode from '../../product/sample-code.svg'
import styles from './intro.module.css'
import { words } from '../../words/landing.ts'

/** The guests in the picture, with the times at which they came. */
const guests = [
  ['Ada Brightwell', '19:31'],
  ['Jonas Weber', '19:38'],
  ['Mira Lindqvist', '19:42'],
  ['Ken Ito', ''],
  ['Noor Bakker', ''],
  ['Sofia Marques', ''],
] as const

export function Intro() {
  return (
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
      <ListAndTicket />
    </section>
  )
}

/**
 * A picture of the list and of a checked-in guest's ticket. It is decoration, because the page's text says the same.
 */
function ListAndTicket() {
  return (
    <div className={styles['picture']} aria-hidden="true">
      <div className={styles['sheet']}>
        <p className={styles['sheetHead']}>
          <strong>{words.sheetName}</strong>
          <span>{words.sheetCount}</span>
        </p>
        {guests.map(([name, time]) => (
          <p key={name} className={styles['line']} data-is-in={time === '' ? undefined : true}>
            <span className={styles['box']}>{time !== '' && <Glyph path={firstShapes.check} size={14} />}</span>
            {name}
            <span>{time}</span>
          </p>
        ))}
      </div>
      <div className={styles['shadow']}>
        <div className={styles['ticket']}>
          <p className={styles['stub']}>
            <span>{words.sheetName}</span>
            <span>{words.ticketNumber}</span>
          </p>
          <p className={styles['name']}>{words.ticketName}</p>
          <Guides>
            <img src={sampleCode} alt="" width={150} height={150} />
          </Guides>
        </div>
      </div>
      <p className={styles['stamp']}>
        <Glyph path={firstShapes.check} size={22} />
        {words.stamp}
      </p>
    </div>
  )
}
