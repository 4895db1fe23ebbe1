import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The place in the head of a list for the action of its part; null until it is drawn. */
export const HeadPlace = createContext<HTMLElement | null>(null)

/** The one filled button of a part. It is in the head, and on a phone above the tabs. */
export function HeadAction({ children }: { children: ReactNode }) {
  const place = use(HeadPlace)
  return place && createPortal(children, place)
}
