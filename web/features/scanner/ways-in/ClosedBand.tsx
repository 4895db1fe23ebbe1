import { showTime } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { codeOf } from '../words/scan-words.ts'
import type { Refused } from './use-refusals.ts'
import colours from '../verdict/result-colour.module.css'
import styles from '../verdict/verdict.module.css'
import { VerdictSign } from '../verdict/VerdictSign.tsx'
import { words } from '../words/words.ts'

type Props = {
  title: string
  why: string
  /** The last code that was read here since the door closed. */
  refused: Refused | undefined
}

/** Replaces the last verdict: its green would mislead the next guest. */
export function ClosedBand({ title, why, refused }: Props) {
  return (
    <div className={styles['band']}>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        <div className={`${styles['verdict']} ${colours['result']}`} data-colour="dark-red" data-is-accepted={false}>
          <VerdictSign mark={{ outline: 'octagon', sign: 'pause' }} size={64} />
          <div>
            <p className={styles['name']}>{title}</p>
            <p>{why}</p>
            {refused && (
              <p className={styles['title']}>
                {words.closed.refused(showTime(refused.at))} <UserText text={codeOf(refused.text)} longest={80} />
              </p>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
