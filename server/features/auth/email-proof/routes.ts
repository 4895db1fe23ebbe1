import * as calls from '#contract/email-proof.ts'
import type { Serve } from '../../../http/serve.ts'
import { said } from '../../../kernel/said.ts'
import type { Services, Needs } from '../../../services.ts'
import { isProven, noteProof } from './proven.ts'
import { giveTokensBack, takeTokens } from '../../../database/throttle.ts'
import type { Person } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { tooManyAttempts } from '../sign-in.ts'
import { holdPerson } from '../store.ts'
import { readTicket, makeTicket } from '../tickets.ts'
import { codeContent, termsFor, goodForMinutes, sealCode } from './code.ts'
import { randomInt } from 'node:crypto'
import { networkOf } from '../../../kernel/network.ts'
import { hashOfEmail } from '../email-key.ts'
import { mailEmailCode } from '../jobs.ts'

export function emailProofRoutes(serve: Serve, services: Services): void {
  serve.signedIn(calls.emailProof, async ({ person }) => ({
    email: person.email,
    is_proven: await isProven(services, person),
  }))

  serve.signedIn(calls.askForCode, async ({ person, ip }) => {
    const ticket = await askForCode(services, person, ip)
    const { email } = person
    return {
      ticket,
      message: services.mail.isOutbox ? said('email_code_in_outbox', { email }) : said('email_code_sent', { email }),
    }
  })

  serve.signedIn(calls.confirmEmail, async ({ person, body }) => {
    await confirmByCode(services, person, body)
    return { message: said('email_confirmed') }
  })
}

/** Eight digits, and at most 10 wrong ones at once, then one in 2 minutes: right by chance once in 380 years. */
async function confirmByCode(
  services: Needs<'database' | 'keys'>,
  person: Person,
  { ticket, code }: { ticket: string; code: string },
): Promise<void> {
  const buckets = [{ key: `confirm-email:${person.id}`, capacity: 10, secondsEach: 120 }]
  if (!(await takeTokens(services.database, buckets))) throw tooManyAttempts()
  const { content } = readTicket(services, termsFor(person), ticket, codeContent)
  if (content.code !== code.replaceAll(/\s/g, '')) throw new Refusal('invalid', 'email_code_wrong', { field: 'code' })
  await giveTokensBack(services.database, buckets)
  await services.database.as({ person: person.id }, async (tx) => {
    if (!(await holdPerson(tx, person.id))) throw new Refusal('signed_out', 'sign_in')
    await noteProof(tx, person)
  })
}

/**
 * Mails a code, and returns the ticket that it is good with. The limit of letters is of the address, whatever account
 * asks: a stranger may have registered it.
 */
async function askForCode(services: Needs<'database' | 'keys' | 'jobs'>, person: Person, ip: string): Promise<string> {
  const buckets = [
    { key: `email-code:${hashOfEmail(person.email)}`, capacity: 5, secondsEach: 1200 },
    { key: `email-code:${networkOf(ip)}`, capacity: 20, secondsEach: 60 },
  ]
  if (!(await takeTokens(services.database, buckets))) throw new Refusal('too_many', 'too_many_email_codes')
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  const at = services.database.now().getTime()
  const box = sealCode(services.keys, person.id, code)
  await services.database.as({ person: person.id }, (tx) =>
    services.jobs.enqueue(tx, mailEmailCode, { personId: person.id, at, box }),
  )
  return makeTicket(services, termsFor(person), { code }, goodForMinutes)
}
