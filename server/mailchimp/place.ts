import type { Ask } from './call.ts'
import type { InSize } from './in-size.ts'

/** The calls of one list. `call` looks twice before it says that the list is gone; `ask` is for what may be gone alone. */
export type Place = { ask: Ask; call: Ask; list: string; listId: string; now: () => Date; inSize: InSize }
