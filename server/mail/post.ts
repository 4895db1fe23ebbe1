import type { SendMailOptions } from 'nodemailer'

/** Takes a mail away, or throws. */
export type Post = (message: SendMailOptions, stopping?: AbortSignal) => Promise<void>
