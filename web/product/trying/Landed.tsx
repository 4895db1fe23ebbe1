import type { AnswerOf } from '#contract/endpoint.ts'
import type { tryStatus } from '#contract/trying.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { showTime } from '../../ui/show.ts'
import { isolated } from '#domain/user-text.ts'
import { words } from '../../words/product.ts'
import styles from './trying.module.css'

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
            {words.trying.stamp}
          </p>
          <h3>{name === '' ? words.trying.done : words.trying.doneOf({ name: isolated(name, 60) })}</h3>
          <p>
            {words.trying.doneText} <time dateTime={scan.at}>{showTime(new Date(scan.at))}</time>
          </p>
        </>
      ) : (
        <Notice
          kind="warn"
          title={words.trying.refused({ verdict: words.reasons[scan.reason] })}
          detail={words.trying.refusedText}
        />
      )}
      <Button size="small" onClick={onAgain}>
        {words.trying.again}
      </Button>
    </div>
  )
}
