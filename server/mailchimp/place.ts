import type { Ask } from './call.ts'
import type { InSize } from './in-size.ts'

/** The calls of one list. `call` checks twice before it reports the list as gone; `ask` is for parts of the list. */
export type Place = { ask: Ask; call: Ask; list: string; listId: string; now: () => Date; inSize: InSize }
