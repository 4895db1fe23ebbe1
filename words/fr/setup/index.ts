import { setup as en, type SetupWords } from '../../en/setup/index.ts'

export const setup = en satisfies SetupWords
