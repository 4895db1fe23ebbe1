import { createContext } from 'react'

/** The address for questions (`SUPPORT_EMAIL`); undefined if the installation has none. */
export const SupportEmail = createContext<string | undefined>(undefined)
