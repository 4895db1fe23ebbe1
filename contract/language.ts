import * as z from 'zod/mini'

/** A language tag as browsers send it. Names are sorted by its alphabet. */
export const language = z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/)))
