import type { FlashColour } from '#domain/colour.ts'
import type { Told } from '../door/door-state.ts'
import type { Happening } from '../door/scan-log.ts'

/** The page, as a door at work sees it. */
export type Listener = {
  happen: (happening: Happening) => void
  tell: (told: Told, colour: FlashColour) => void
  /** The door's own state has changed. */
  change: () => void
  /** The list is no longer what the screen shows. */
  reload: () => void
  over: () => void
  whyLost: (error: unknown) => string
}
