import { useId, useState, type ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './form.module.css'

type Props = {
  label: string
  /** The setting as it is now. */
  sentence: string
  /** A part with a problem is open. */
  hasProblem: boolean
  /** Open from the start: it has to be filled in. */
  isNeeded?: boolean
  children: ReactNode
}

/** A setting as a sentence, which opens to be changed. */
export function Part({ label, sentence, hasProblem, isNeeded = false, children }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(isNeeded)
  const isShown = isOpen || hasProblem
  return (
    <div className={styles['part']}>
      <button type="button" aria-expanded={isShown} aria-controls={id} onClick={() => setIsOpen(!isShown)}>
        <span>{label}</span>
        <span>{sentence}</span>
        <Icon name={isShown ? 'up' : 'down'} size={18} />
      </button>
      <div id={id} className={styles['inside']} hidden={!isShown}>
        {children}
      </div>
    </div>
  )
}
