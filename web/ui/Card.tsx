import type { ComponentProps } from 'react'
import styles from './parts.module.css'

/** `isFlush` removes the padding, for a table or a header with a line below it. */
type Look = { isFlush?: boolean }

/** A framed part of a screen. */
export function Card({ isFlush, className, ...section }: ComponentProps<'section'> & Look) {
  return <section {...section} className={classesOf(className)} data-is-flush={isFlush} />
}

/** A form that is framed like a card. */
export function CardForm({ className, ...form }: ComponentProps<'form'>) {
  return <form {...form} className={classesOf(className)} />
}

function classesOf(more = ''): string {
  return `${styles['card']} ${more}`
}
