// The code of a letter that proves an email. Browser and job queue have it sealed; only the letter shows it.
import * as z from 'zod/mini'
import type { Person } from '../../../kernel/team.ts'
import type { KeyRing } from '../../../secrets/key-ring.ts'

export const goodForMinutes = 30

export const codeContent = z.object({ code: z.string() })

/** The person's, in whichever session: the letter may be read in another browser. */
export const termsFor = ({ id }: Pick<Person, 'id'>) => ({ purpose: 'email-proof', holder: id }) as const

export function sealCode(keys: KeyRing, personId: string, code: string): string {
  return keys.seal(code, placeFor(personId))
}

export function openCode(keys: KeyRing, personId: string, box: string): string {
  return keys.open(box, placeFor(personId))
}

function placeFor(personId: string) {
  return { table: 'jobs', column: 'email_code', row: personId }
}
