import { useEffect, useRef } from 'react'
import { DoorIcon } from '../shapes/DoorIcon.tsx'
import { showTime } from '../../../ui/show.ts'
import { isolated } from '#domain/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import type { ReactNode } from 'react'
import { codeOf } from '../words/scan-words.ts'
import type { Refused } from './use-refusals.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from '../door.module.css'
import { words } from '../../../words/door.ts'

type Props = {
  title: string
  why: string
  /** The name of a door whose link has ended. */
  door?: string | undefined
  /** The last code that was read here since the door closed. */
  refused: Refused | undefined
  children?: ReactNode
}

/** Replaces camera and verdict, because an earlier green verdict would mislead the next guest. */
export function ClosedDoor({ title, why, door, refused, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isEnded = door !== undefined
  // An alert that is there from the beginning is not announced by every screen reader. A heading in focus is.
  useEffect(() => {
    if (isEnded) heading.current?.focus()
  }, [isEnded])
  return (
    <div className={`${styles['closed']} ${stacked(5, 'fits')}`}>
      <DoorIcon name="door" size={72} />
      <div role="alert" aria-live="assertive" aria-atomic="true">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {isEnded && <p>{words.page.closed.door({ door: isolated(door, 60) })}</p>}
        <p>{why}</p>
        {refused && (
          <p className={styles['refused']}>
            {words.page.closed.refused({ time: showTime(refused.at) })}{' '}
            <UserText text={codeOf(refused.text)} longest={80} />
          </p>
        )}
      </div>
      {children}
    </div>
  )
}
