import * as z from 'zod/mini'

/** Internal id (UUID) or Mailchimp's list id, found among the caller's own lists. */
export const listKey = z.string().check(z.regex(/^[0-9A-Za-z-]{1,64}$/))
