import type { SendMailOptions } from 'nodemailer'

/** Delivers a mail, or throws. */
export type Post = (message: SendMailOptions, stopping?: AbortSignal) => Promise<void>
