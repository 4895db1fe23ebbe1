import type { SetupWords } from '../../en/setup/index.ts'
import { wizard } from './wizard.ts'

/** The words of the setup in Spanish, by area. */
export const setup = { wizard } satisfies SetupWords
