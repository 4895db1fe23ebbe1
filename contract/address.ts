import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const ownAddress = endpoint({
  method: 'GET',
  path: '/api/address',
  summary: 'The public address in codes, images and links, and its former addresses.',
  answer: z.object({
    public_url: z.string(),
    /** True beside the sandbox, where nothing can be sent to guests. */
    is_trial: z.boolean(),
    /** Former addresses that guests could open, the latest replaced first. */
    former: z.array(z.object({ public_url: z.string(), replaced_at: z.string() })),
  }),
})
export type OwnAddress = {
  public_url: string
  is_trial: boolean
  former: { public_url: string; replaced_at: string }[]
}
