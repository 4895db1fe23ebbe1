import { words } from '../../words/setup.ts'

/** How many contacts have a code once the setup is done. */
export function haveCodes(withCode: number, total: number): string {
  if (total === 0) return words.wizard.noContacts
  return withCode === total ? words.wizard.allHaveCodes({ total }) : words.wizard.someHaveCodes({ withCode, total })
}

/** The same while the generation of a long list goes on. */
export function goesOn(withCode: number, total: number): string {
  return `${words.wizard.someHaveCodes({ withCode, total })} ${words.wizard.goesOn}`
}
