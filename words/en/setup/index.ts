import { wizard } from './wizard.ts'

/** The words of the setup, by area. */
export const setup = { wizard }

export type SetupWords = typeof setup
