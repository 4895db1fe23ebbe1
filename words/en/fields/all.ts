import { account } from './account.ts'
import { door } from './door.ts'
import { guest } from './guest.ts'
import { list } from './list.ts'
import { occasion } from './occasion.ts'
import { oneLine } from './one-line.ts'
import { who } from './who.ts'

/** The sentences under fields of forms. The schemas of the contract name them (`contract/says.ts`). */
export const fields = { ...account, ...door, ...guest, ...list, ...occasion, ...oneLine, ...who }

export type FieldWords = typeof fields

export type FieldCode = keyof FieldWords
