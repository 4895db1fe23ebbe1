import { words } from './words.ts'

/** How many contacts have a code once the setup is done. */
export function haveCodes(withCode: number, total: number): string {
  if (total === 0) return words.noContacts
  return withCode === total ? words.allHaveCodes(total) : words.someHaveCodes(withCode, total)
}

/** The same while the generation of a long list goes on. */
export function goesOn(withCode: number, total: number): string {
  return `${words.someHaveCodes(withCode, total)} ${words.goesOn}`
}
