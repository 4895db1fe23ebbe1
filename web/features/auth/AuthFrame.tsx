import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../ui/use-page-title.ts'
import styles from './auth.module.css'

export type OtherWay = { to: string; label: string }

type Props = {
  title: string
  intro?: string | undefined
  otherWays: readonly OtherWay[]
  children: ReactNode
}

/** The frame of the signed-out screens. */
export function AuthFrame({ title, intro, otherWays, children }: Props) {
  usePageTitle(title)
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      {intro && <p className={styles['intro']}>{intro}</p>}
      {children}
      {otherWays.length > 0 && (
        <div className={styles['others']}>
          {otherWays.map(({ to, label }) => (
            <Link key={label} to={to}>
              {label}
            </Link>
          ))}
        </div>
      )}
    </div>
  )
}
