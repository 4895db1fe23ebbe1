import { Unseen } from '../../../../ui/Unseen.tsx'
import { UserText } from '../../../../ui/UserText.tsx'
import type { Line, PrintedPage } from './pages.ts'
import styles from './print.module.css'
import { words } from '../../../../words/guests.ts'

type Props = {
  page: PrintedPage
  of: number
  list: string
  /** The occasion's name and time, as far as it has them, and which guests were chosen. */
  about: readonly string[]
  count: number
  at: string
}

/** One sheet: a head, three columns of names with boxes, and the first and last name in the foot. */
export function PaperPage({ page, of, list, about, count, at }: Props) {
  return (
    <section className={styles['sheet']} aria-label={words.print.page({ page: page.number, of })}>
      <header>
        <div>
          <h2>
            <UserText text={list} longest={60} />
          </h2>
          <p>
            {about.map((part) => (
              <span key={part}>
                <UserText text={part} longest={60} />
                {' · '}
              </span>
            ))}
            <b>{words.print.guests({ guests: count })}</b>
          </p>
        </div>
        <p className={styles['moment']}>
          {words.print.printedAt({ moment: at })}
          <br />
          {words.print.filled}
        </p>
      </header>
      <div className={styles['columns']}>
        {page.columns.map((lines) => (
          <ul key={keyOf(lines[0])} role="list">
            {lines.map((line) => (
              <PaperLine key={keyOf(line)} line={line} />
            ))}
          </ul>
        ))}
      </div>
      <footer>
        <span>Listpass</span>
        <span>{words.print.foot}</span>
        <b>
          <UserText text={page.first === page.last ? page.first : `${page.first} – ${page.last}`} longest={60} />
        </b>
        <span>{words.print.page({ page: page.number, of })}</span>
      </footer>
    </section>
  )
}

function keyOf(line: Line | undefined): string | number {
  return line === undefined ? '' : 'letter' in line ? line.letter : line.nth
}

/** The bdi keeps a right-to-left name in its own order, with the surname first. */
function PaperLine({ line }: { line: Line }) {
  if ('letter' in line) {
    return (
      <li className={styles['letter']}>
        <b>{line.letter}</b>
      </li>
    )
  }
  const { surname, given, is_in: isIn, is_blocked: isBlocked } = line.name
  return (
    <li className={styles['line']}>
      <span className={styles['box']} data-is-in={isIn || undefined} />
      <bdi>
        <b>{surname}</b> {given}
      </bdi>
      {isIn && <Unseen>{words.print.in}</Unseen>}
      {isBlocked && <small>{words.print.blocked}</small>}
    </li>
  )
}
