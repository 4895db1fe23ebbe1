import { DoorIcon } from '../shapes/DoorIcon.tsx'
import { showTime } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import type { ReactNode } from 'react'
import { codeOf } from '../words/scan-words.ts'
import type { Refused } from './use-refusals.ts'
import styles from './closed-door.module.css'
import { words } from '../words/words.ts'

type Props = {
  title: string
  why: string
  /** The last code that was read here since the door closed. */
  refused: Refused | undefined
  children?: ReactNode
}

/** Replaces camera and verdict, because an earlier green verdict would mislead the next guest. */
export function ClosedDoor({ title, why, refused, children }: Props) {
  return (
    <div className={styles['closed']}>
      <DoorIcon name="door" size={72} />
      <div role="alert" aria-live="assertive" aria-atomic="true">
        <h2>{title}</h2>
        <p>{why}</p>
        {refused && (
          <p className={styles['refused']}>
            {words.page.closed.refused(showTime(refused.at))} <UserText text={codeOf(refused.text)} longest={80} />
          </p>
        )}
      </div>
      {children}
    </div>
  )
}
