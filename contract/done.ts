import * as z from 'zod/mini'

/**
 * The answer of a call that has nothing to say but that it is done. The code of its sentence tells it from the answer of
 * another product, such as the log-in page of a Wi-Fi, which may have a message too.
 */
export const done = z.object({ code: z.string(), message: z.string() })
