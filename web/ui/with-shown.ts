import { createElement, Fragment, type ReactNode } from 'react'
import type { Piece } from '#words/message.ts'

/** A sentence in which a value is shown in its own way. */
export function withShown(pieces: readonly Piece[], shown: Readonly<Record<string, ReactNode>>): ReactNode {
  return createElement(
    Fragment,
    null,
    ...pieces.map(({ said, of }) => (of !== undefined && of in shown ? shown[of] : said)),
  )
}
