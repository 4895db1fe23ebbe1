import { shownText } from '#domain/user-text.ts'

/** The server names a contact that has no name by the email: masked where the reader may not see it. */
const email = /^[^\s@]+@[^\s@]+$/

/** The name of a guest, and the email of one without. `unnamed`: the word for a guest without a name. */
export function guestOf(displayValue: string, unnamed: string): { name: string; email: string } {
  const shown = shownText(displayValue)
  return email.test(shown) ? { name: unnamed, email: shown } : { name: shown || unnamed, email: '' }
}

/** The name, with the email of a guest without one beside it. Empty for an empty value. */
export function guestLine(displayValue: string, unnamed: string): string {
  const guest = guestOf(displayValue, unnamed)
  if (guest.email) return `${guest.name} (${guest.email})`
  return shownText(displayValue) && guest.name
}
