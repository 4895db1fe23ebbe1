import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { quiet, stacked } from '../../ui/layout.ts'
import styles from './auth.module.css'

/** A link to another screen, or to another state of this one. */
export type OtherWay = { label: string } & ({ to: string } | { onChoose: () => void })

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
    <div className={`${styles['page']} ${stacked(5)}`}>
      <h1>{title}</h1>
      {intro && <p className={quiet()}>{intro}</p>}
      {children}
      {otherWays.length > 0 && (
        <div className={styles['others']}>
          {otherWays.map((way) =>
            'to' in way ? (
              <Link key={way.label} to={way.to}>
                {way.label}
              </Link>
            ) : (
              <Button key={way.label} look="plain" onClick={way.onChoose}>
                {way.label}
              </Button>
            ),
          )}
        </div>
      )}
    </div>
  )
}
