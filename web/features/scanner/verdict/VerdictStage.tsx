import { isolated, shownSentence } from '../../../ui/user-text.ts'
import { cardOf, type Scan } from '../door/scan-log.ts'
import { agoOf } from '../words/ago.ts'
import { showMoment } from '../words/show-moment.ts'
import { codeOf, kindOf, wordsOf } from '../words/scan-words.ts'
import { FittedName } from './FittedName.tsx'
import { GuestFacts } from './GuestFacts.tsx'
import { markOf } from './verdict-mark.ts'
import styles from './stage.module.css'
import { VerdictSign } from '../../../product/VerdictSign.tsx'
import { words } from '../words/words.ts'

/** The longest shown name of a door, because the fact has one or two lines and a name may be twice as long. */
const longestDoor = 30

/**
 * The verdict, readable at two metres: a stamp or barrier tape, the name, and the guest's details below the tear line.
 * Screen readers hear it from `Announcer`. `isAlert`: the stripe of the guest’s alert is above it.
 */
export function VerdictStage({ scan, isAlert = false }: { scan: Scan; isAlert?: boolean }) {
  const { title, name, detail, more, count, note, unreached } = wordsOf(scan)
  const kind = kindOf(scan)
  const card = cardOf(scan)
  // A refusal’s own words matter more than the card, which a low screen may cut off.
  const facts = card && <GuestFacts card={card} hasNote={!isAlert} />
  const { ago: first, at } = firstOf(scan)
  return (
    <div
      className={styles['stage']}
      data-kind={kind}
      data-is-saved={scan.state === 'saved' || undefined}
      data-is-stage
      aria-hidden="true"
    >
      {kind === 'in' ? (
        <p key={scan.id} className={styles['stamp']}>
          <VerdictSign mark={markOf(scan)} size={44} />
          {title}
        </p>
      ) : (
        <div key={scan.id} className={styles['stop']}>
          <VerdictSign mark={markOf(scan)} size={64} />
          <p>
            {kind === 'refused' && <small>{words.camera.overlay}</small>}
            {title}
          </p>
        </div>
      )}
      <FittedName key={`${scan.id} ${name}`} text={name} isName={name !== codeOf(scan.text)} />
      <hr />
      {kind === 'in' && facts}
      <div className={styles['fact']}>
        {first !== undefined && <p className={styles['first']}>{first}</p>}
        {first === undefined && detail && <p className={styles['first']}>{shownSentence(detail)}</p>}
        {more && <p>{shownSentence(more)}</p>}
        {unreached && <p>{unreached}</p>}
        {(count || note) && (
          <p>
            {[count, first && at].filter(Boolean).join(' · ')}
            {count && note && ' · '}
            {note && <strong>{note}</strong>}
          </p>
        )}
      </div>
      {kind !== 'in' && facts}
    </div>
  )
}

/** The first use of a code within the last hour: the time since then comes first, and the hour stands below it. */
function firstOf(scan: Scan): { ago?: string; at?: string } {
  if (scan.state !== 'decided' || scan.verdict.reason !== 'already_used' || !scan.verdict.first_scan) return {}
  const { at, door } = scan.verdict.first_scan
  const ago = agoOf(new Date(at), scan.at.getTime())
  if (ago === undefined) return {}
  return {
    ago: words.screen.usedAgo(ago, isolated(door, longestDoor)),
    at: words.screen.cameAt(showMoment(new Date(at), scan.at)),
  }
}
