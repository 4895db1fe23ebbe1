import { useRef } from 'react'
import { UserText } from '../../../ui/UserText.tsx'
import styles from './fitted-name.module.css'
import { useFittedSize } from './use-fitted-size.ts'

const longestName = 120

/**
 * A guest's name, as large as the stage around it allows: the nearest element with `data-is-stage`. The text of a code is small.
 * Give it a key: it is measured once.
 */
export function FittedName({ text, isName = true }: { text: string; isName?: boolean }) {
  const name = useRef<HTMLParagraphElement>(null)
  useFittedSize(name, isName)
  return (
    <p ref={name} className={styles['name']}>
      <UserText text={text} longest={longestName} />
    </p>
  )
}
