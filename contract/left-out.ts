import * as z from 'zod/mini'

/** Rows of Mailchimp that Listpass cannot read: their titles or names, else their ids. An empty text: the row shows none. */
export const leftOut = z.optional(z.array(z.string()))
