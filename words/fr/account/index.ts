import { account as en, type AccountWords } from '../../en/account/index.ts'

export const account = en satisfies AccountWords
