import { useRef, type HTMLAttributes, type ReactNode } from 'react'
import { UserText } from '../../../ui/UserText.tsx'
import styles from '../verdict.module.css'
import { useFit } from './use-fit.ts'

const longestName = 120

type Props = HTMLAttributes<HTMLElement> & { isNamed?: boolean; children: ReactNode }

/**
 * The words of a verdict or a question, as large as the screen allows. Parts with `data-is-must` are in view on every screen;
 * what follows them may be scrolled to.
 */
export function Fitted({ isNamed = true, className = '', children, ...rest }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useFit(place, isNamed)
  return (
    <div ref={place} className={`${styles['fitted']} ${className}`} data-is-stage {...rest}>
      {children}
    </div>
  )
}

/** A guest's name. */
export function FittedName({ text }: { text: string }) {
  return (
    <p className={styles['name']} data-is-name data-is-must>
      <UserText text={text} longest={longestName} />
    </p>
  )
}
