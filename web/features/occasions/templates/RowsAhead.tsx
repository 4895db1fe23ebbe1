import { occasionsAtOnce } from '#contract/limits.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { showClock, showDayName } from '../../../product/time.ts'
import { words } from '../../../words/occasions.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from '../form/form.module.css'
import type { Row } from './rows.ts'

const rowsShown = 5

/** A preview of the occasions to be added: their number, and the first of them. */
export function RowsAhead({ rows }: { rows: readonly Row[] }) {
  const isTooMany = rows.length > occasionsAtOnce
  return (
    <div className={`${styles['ahead']} ${stacked(2)}`}>
      <div role="status">
        {isTooMany ? (
          <Notice kind="warn" title={words.form.tooMany({ most: occasionsAtOnce })} />
        ) : (
          rows.length > 0 && <p>{words.form.rowsOf({ occasions: rows.length })}</p>
        )}
      </div>
      {!isTooMany && rows.length > 0 && (
        <ul role="list">
          {rows.slice(0, rowsShown).map(({ name, opens, closes }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two sessions may be the same; the place tells them apart
            <li key={place}>
              <UserText text={name} />
              <span>{hoursOf(name, opens, closes)}</span>
            </li>
          ))}
          {rows.length > rowsShown && <li>{words.form.moreRows({ rows: rows.length - rowsShown })}</li>}
        </ul>
      )}
    </div>
  )
}

/** The name has the day of a plan already. */
function hoursOf(name: string, opens: string, closes: string): string {
  const day = showDayName(opens.slice(0, 10))
  const hours = `${showClock(opens.slice(11))}–${showClock(closes.slice(11))}`
  return name.includes(day) ? hours : `${day}, ${hours}`
}
