import { type ReactNode, Fragment } from 'react'
import { isolated, shownSentence, shownText } from '#domain/user-text.ts'
import { cardOf, type Scan } from '../door/scan-log.ts'
import { agoOf, showMoment } from '../words/time.ts'
import { codeOf, kindOf, wordsOf } from '../words/scan-words.ts'
import { Fitted, FittedName } from './Fitted.tsx'
import { GuestFacts } from './GuestFacts.tsx'
import { markOf } from './verdict-mark.ts'
import styles from '../verdict.module.css'
import { VerdictSign } from '../../../product/VerdictSign.tsx'
import { words } from '../../../words/door.ts'
import { withShown } from '../../../ui/with-shown.ts'

/** After a character that joins two words of an address. */
const joints = /(?<=[/.?&=_:-])(?=[^/.?&=_:-])/

/** What a code of no guest says: small, and wrapped at words, of an address too. */
function ForeignText({ text }: { text: string }) {
  const shown = (
    <bdi className={styles['foreign']}>
      {shownText(text, 80)
        .split(joints)
        .map((word, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two words may be alike, and they never move
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {word}
          </Fragment>
        ))}
    </bdi>
  )
  return <p>{withShown(words.screen.codeSays.pieces({ text }), { text: shown })}</p>
}

/** The longest shown name of a door, because the fact has one or two lines and a name may be twice as long. */
const longestDoor = 30

/**
 * The verdict, readable at two metres: a stamp or barrier tape, the name, and the guest's details below the tear line.
 * Screen readers hear it from `Announcer`. `alert`: the stripe of the guest’s alert, above it.
 */
export function VerdictStage({ scan, alert }: { scan: Scan; alert?: ReactNode }) {
  const { title, name, detail, more, count, note, unreached, email } = wordsOf(scan)
  const kind = kindOf(scan)
  const card = cardOf(scan)
  const { ago: first, at } = firstOf(scan)
  // One line, because a low screen has no room for three short ones.
  const counted = [email && isolated(email, 80), unreached, count, first && at].filter(Boolean).join(' · ')
  const noted = note && <strong>{note}</strong>
  const lead = first ?? shownSentence(detail)
  // A code of no guest has no name. Then the next step is the largest.
  const isNamed = name !== codeOf(scan.text)
  const steps = [shownSentence(detail), shownSentence(more)].filter(Boolean)
  return (
    <Fitted
      key={`${scan.id} ${name}`}
      isNamed={isNamed}
      className={styles['stage']}
      data-kind={kind}
      data-is-saved={scan.state === 'saved' || undefined}
    >
      {alert}
      <div data-is-words aria-hidden="true">
        {kind === 'in' ? (
          <p key={scan.id} className={styles['stamp']} data-is-must>
            <VerdictSign mark={markOf(scan)} size={44} />
            {title}
          </p>
        ) : (
          <div key={scan.id} className={styles['stop']} data-is-must>
            <VerdictSign mark={markOf(scan)} size={64} />
            <p>{title}</p>
          </div>
        )}
        {isNamed ? <FittedName text={name} /> : steps.length > 0 && <Next steps={steps} />}
        <hr data-is-ornament />
        <div className={styles['fact']} data-is-must>
          {isNamed && lead !== '' && <p className={styles['first']}>{lead}</p>}
          {isNamed && more && <p>{shownSentence(more)}</p>}
          <Counted counted={counted} noted={noted} />
        </div>
        {!isNamed && <ForeignText text={name} />}
        {card && <GuestFacts card={card} hasNote={alert === undefined} />}
      </div>
    </Fitted>
  )
}

function Counted({ counted, noted }: { counted: string; noted: ReactNode }) {
  if (!counted) return noted && <p>{noted}</p>
  return (
    <p>
      {counted}
      {noted && ' · '}
      {noted}
    </p>
  )
}

function Next({ steps }: { steps: readonly string[] }) {
  return (
    <p className={styles['next']} data-is-must>
      {steps.join(' ')}
    </p>
  )
}

/** The first use of a code within the last hour: the time since then comes first, and the hour stands below it. */
function firstOf(scan: Scan): { ago?: string; at?: string } {
  if (scan.state !== 'decided' || scan.verdict.reason !== 'already_used' || !scan.verdict.first_scan) return {}
  const { at, door } = scan.verdict.first_scan
  const ago = agoOf(new Date(at), scan.at.getTime())
  if (ago === undefined) return {}
  return {
    ago: words.screen.usedAgo({ ago, door: isolated(door, longestDoor) }),
    at: words.screen.cameAt({ time: showMoment(new Date(at), scan.at) }),
  }
}
