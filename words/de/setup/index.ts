import type { SetupWords } from '../../en/setup/index.ts'
import { wizard } from './wizard.ts'

/** The words of the setup, by area. */
export const setup = { wizard } satisfies SetupWords
