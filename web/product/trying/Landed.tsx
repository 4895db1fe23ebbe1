import type { AnswerOf } from '#contract/endpoint.ts'
import type { tryStatus } from '#contract/trying.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { showTime } from '../../ui/show.ts'
import { isolated } from '../../ui/user-text.ts'
import { words as product } from '../words.ts'
import styles from './trying.module.css'
import { words } from './words.ts'

type Scan = NonNullable<AnswerOf<typeof tryStatus>['scan']>

/** The scan has come. Only an admission is a stamp. */
export function Landed({ scan, onAgain }: { scan: Scan; onAgain: () => void }) {
  const isIn = scan.reason === 'ok'
  const name = isolated(scan.name)
  return (
    <div className={styles['landed']} role="status">
      {isIn ? (
        <>
          <p className={styles['stamp']}>
            <Icon name="check" size={28} />
            {words.stamp}
          </p>
          <h3>{name === '' ? words.done : words.doneOf(name)}</h3>
          <p>
            {words.doneText} <time dateTime={scan.at}>{showTime(new Date(scan.at))}</time>
          </p>
        </>
      ) : (
        <Notice kind="warn" title={words.refused(product.reasons[scan.reason])} detail={words.refusedText} />
      )}
      <Button size="small" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  )
}
