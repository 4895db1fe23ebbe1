import type { ReactNode } from 'react'

/** Made anew in each theme, so that two of a kind share no state and no name. */
export type Sample = { name: string; draw: () => ReactNode }
