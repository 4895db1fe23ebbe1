import type { FieldWords } from '../../en/fields/all.ts'
import { account } from './account.ts'
import { door } from './door.ts'
import { guest } from './guest.ts'
import { list } from './list.ts'
import { occasion } from './occasion.ts'
import { oneLine } from './one-line.ts'
import { who } from './who.ts'

/** The sentences under fields of forms in Portuguese. */
export const fields = { ...account, ...door, ...guest, ...list, ...occasion, ...oneLine, ...who } satisfies FieldWords
