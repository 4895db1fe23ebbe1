// A guest who is not on the list, and whom a door adds with the scan that lets the guest in (docs/decisions/0089).
import * as z from 'zod/mini'
import { otherLanguages } from '#domain/spoken.ts'
import { email } from './auth.ts'
import { givenName } from './given-name.ts'
import { largestParty } from './limits.ts'

export const walkIn = z.strictObject({
  /** Made by the device. The scan's `qr_code` holds the code, which the device made too. */
  contact_id: z.uuid(),
  name: givenName('name', 120),
  /** Missing for a guest without one. */
  email: z.optional(email),
  /** How often the code lets in. */
  people: z.int().check(z.minimum(1), z.maximum(largestParty)),
  /** The guest has agreed to the list's `consent_words`. */
  has_agreed: z.boolean(),
  /** The language of the door at this moment, in which the guest gets letters. Missing for English. */
  language: z.optional(z.enum(otherLanguages)),
})
export type WalkIn = z.output<typeof walkIn>
