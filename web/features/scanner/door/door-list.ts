import type { DoorOccasion } from '#contract/offline.ts'
import type { ColourRule } from '#domain/colour.ts'
import type { Language } from '#domain/spoken.ts'
import type { Turned } from './door-occasion.ts'

export type DoorList = {
  /** Our id of the list; the device's data of the list is stored under it. */
  id: string
  /** Mailchimp's id of the list. */
  list_id: string
  name: string
  /** Null if the door may not read it. Its bar shows the number anyway. */
  active_members: number | null
  is_active: boolean
  /** Null means the built-in colour words. */
  colour_rules: readonly ColourRule[] | null
  /** The door's name, if a link opened it. An organiser's door has the organiser's name. */
  label?: string
  /** The language of the link; null for that of the device. */
  language?: Language | null | undefined
  may_check_in_by_name: boolean
  /** This device keeps the names, sealed, and finds guests without a connection. */
  may_keep_names?: boolean | undefined
  /** The link's expiry; null without one. */
  expires_at: string | null
  /** The occasion; null once it was removed. Missing at an organiser's door that has not chosen, or cannot know. */
  occasion?: DoorOccasion | null | undefined
  /** The occasions that an organiser's door may choose from. */
  choices?: readonly DoorOccasion[]
  /** The direction that staff have chosen. Missing for a door that was never switched. */
  turned?: Turned | undefined
  /** When the link was made. The server counts no earlier scan through it. An organiser's door has no such time. */
  made_at?: string
  /** The server did not answer, so this is the door's last known state. */
  isRemembered?: true
  /** Why the link no longer opens this door. The door is still shown, because this device holds scans of it. */
  ended?: string
}
