import { createContext } from 'react'

/** The address that people may write to (`SUPPORT_EMAIL`); undefined where the installation names none. */
export const SupportEmail = createContext<string | undefined>(undefined)
