import * as z from 'zod/mini'
import { job } from '../../jobs/job.ts'

/** Mails the code of a guest whom a door added. */
export const mailCode = job('mail-code', z.object({ listId: z.uuid(), contactId: z.uuid() }), 2)
