import { Link } from 'react-router'
import type { Occasion } from '#contract/occasions.ts'
import type { LatestScan } from '#contract/tonight.ts'
import { guestOf } from '../../../product/guest-name.ts'
import { paths } from '../../../product/paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { doorOf } from '../activity/door-of.ts'
import { withOccasion } from '../home/chosen-occasion.ts'
import { words as productWords } from '../../../words/product.ts'
import { inLine, quiet } from '../../../ui/layout.ts'
import styles from './doors.module.css'
import { timeIn } from '../../../product/time.ts'
import { words as nightWords } from '../../../words/night.ts'

type Props = { listId: string; occasion: Occasion; now: number; scans: readonly LatestScan[] }

const shapes = {
  in: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.3l2.8 2.8L16 9.5',
  refused: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM9 9l6 6M15 9l-6 6',
  out: 'M10 4H4v16h6M10 12h10M16 8l4 4-4 4',
  taken: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12h8',
}

type Kind = keyof typeof shapes

/** The latest scans, as they happen at the doors; one row for the people who came in together. */
export function JustIn({ listId, occasion, now, scans }: Props) {
  return (
    <Card aria-labelledby="night-scans" className={styles['scans']}>
      <header className={`${styles['justInHead']} ${inLine(3, 'center', 'between')}`}>
        <h2 id="night-scans">{nightWords.tonight.justIn}</h2>
        {scans.length > 0 && (
          <Link to={paths.listPart(listId, 'results') + withOccasion(occasion.id)}>{nightWords.tonight.allScans}</Link>
        )}
      </header>
      {scans.length === 0 ? (
        <p>{nightWords.tonight.justInNone}</p>
      ) : (
        <ul role="list">
          {scans.map((scan) => {
            const kind = kindOf(scan)
            const { name, email } = guestOf(scan.display_value, scan.display_value && nightWords.tonight.guest)
            return (
              <li key={scan.scan_id} data-kind={kind}>
                <Glyph path={shapes[kind]} size={24} />
                <div>
                  <strong>
                    <UserText text={name || nightWords.tonight.noName} longest={80} />
                  </strong>
                  <small>
                    {email && <UserText text={`${email} · `} longest={80} />}
                    {detailOf(scan, kind)}
                  </small>
                </div>
                <div className={`${styles['where']} ${quiet(1)}`}>
                  <time dateTime={scan.at}>{timeIn(occasion.zone, Date.parse(scan.at), now)}</time>
                  <small>
                    <UserText text={doorOf(scan)} longest={40} />
                  </small>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}

function kindOf({ reason, standing, direction }: LatestScan): Kind {
  if (reason !== 'ok') return 'refused'
  if (standing !== 'counts') return 'taken'
  return direction === 'out' ? 'out' : 'in'
}

function detailOf(scan: LatestScan, kind: Kind): string {
  switch (kind) {
    case 'refused':
      return productWords.reasons[scan.reason]
    case 'taken':
      return scan.standing === 'undone' ? nightWords.tonight.undone : nightWords.tonight.conflict
    case 'out':
      return nightWords.tonight.checkedOut
    case 'in':
      return partyOf(scan) ?? nthOf(scan) ?? productWords.reasons.ok
  }
}

function partyOf({ people }: LatestScan): string | undefined {
  return people > 1 ? nightWords.tonight.party({ people }) : undefined
}

/** Of a code that lets in more than once. */
function nthOf({ scan_count: scan, max_scans: most }: LatestScan): string | undefined {
  return most === null || most === 1 ? undefined : nightWords.tonight.nth({ scan, most })
}
