import { join as en, type JoinWords } from '../../en/join/index.ts'

export const join = en satisfies JoinWords
