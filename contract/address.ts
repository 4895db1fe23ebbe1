import * as z from 'zod/mini'
import { type SeenTrouble, seenTroubles } from '#domain/guest-address.ts'
import { endpoint } from './endpoint.ts'

export const ownAddress = endpoint({
  method: 'GET',
  path: '/api/address',
  summary: 'The public address in codes, images and links, what is wrong with it, and its former addresses.',
  answer: z.object({
    public_url: z.string(),
    /** True beside the sandbox, where nothing can be sent to guests. */
    is_trial: z.boolean(),
    /** The address as the server saw it at its start: it leads elsewhere, or cannot be opened. */
    trouble: z.nullable(z.enum(seenTroubles)),
    /** Former addresses that guests could open, the latest replaced first. */
    former: z.array(z.object({ public_url: z.string(), replaced_at: z.string() })),
  }),
})
export type OwnAddress = {
  public_url: string
  is_trial: boolean
  trouble: SeenTrouble | null
  former: { public_url: string; replaced_at: string }[]
}
