// Whether the signed-in person holds the mailbox of their email. Passkeys, links and invitations need it (decision 103).
import * as z from 'zod/mini'
import { done, endpoint } from './endpoint.ts'
import { says } from './says.ts'
import { ticket } from './webauthn.ts'

export const emailProof = endpoint({
  method: 'GET',
  path: '/api/email-proof',
  summary: 'Whether the email of the signed-in person is confirmed.',
  answer: z.object({ email: z.string(), is_proven: z.boolean() }),
})

export const askForCode = endpoint({
  method: 'POST',
  path: '/api/email-proof',
  summary: "Mails a code to the signed-in person's email. It is good for 30 minutes, with the ticket of this answer.",
  body: z.strictObject({}),
  answer: z.object({ ticket: z.string(), message: z.string() }),
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/email-proof/confirm',
  summary: 'Confirms the email with the code of the letter.',
  body: z.strictObject({
    ticket,
    code: z
      .string(says('email_code_required'))
      .check(z.trim(), z.minLength(1, says('email_code_required')), z.maxLength(40, says('second_code_too_long'))),
  }),
  answer: done,
})
