import * as guest from '../../../product/guest-name.ts'
import { words } from '../../../words/door.ts'

/** The name that staff call out, and the email of a guest without one. */
export const guestOf = (displayValue: string) => guest.guestOf(displayValue, words.latest.unnamed)

/** Both in one line; empty for an empty value. */
export const guestLine = (displayValue: string) => guest.guestLine(displayValue, words.latest.unnamed)
