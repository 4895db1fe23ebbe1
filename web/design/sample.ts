import type { ReactNode } from 'react'

/** Each theme gets its own sample values, so that the two copies of a component share no state and no name. */
export type Sample = { name: string; draw: () => ReactNode }
