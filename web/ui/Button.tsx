import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

type Look = {
  look?: 'action' | 'quiet' | 'danger' | 'plain'
  size?: 'normal' | 'small' | 'large'
  children: ReactNode
}

/**
 * A button that is busy stays in the tab order and keeps the focus: it is marked as disabled, and its click does nothing.
 */
export function Button({
  look = 'quiet',
  size = 'normal',
  isBusy = false,
  onClick,
  ...rest
}: Look & { isBusy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={styles['button']}
      data-look={look}
      data-size={size}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  )
}

export function ButtonLink({
  look = 'quiet',
  size = 'normal',
  to,
  children,
  ...rest
}: Look & { to: string; 'aria-label'?: string }) {
  return (
    <Link to={to} className={styles['button']} data-look={look} data-size={size} {...rest}>
      {children}
    </Link>
  )
}
