import type { Fault } from '../faults.ts'
import { problems } from './problem.ts'

/** Mailchimp's message for this address while a fault refuses it. */
export function faultOfRow(faults: Fault[], email: string | null | undefined): string | undefined {
  const fault = faults.find(({ kind, emails }) => kind === 'refused_rows' && names(emails, email))
  return fault && sentence(fault, email)
}

export function refuseIfFaulty(faults: Fault[], email: string | null | undefined): void {
  const text = faultOfRow(faults, email)
  if (text) throw problems.invalid(text)
}

/** One bad row makes Mailchimp refuse the whole batch. */
export function refuseBatchIfFaulty(faults: Fault[], emails: (string | null | undefined)[]): void {
  for (const fault of faults.filter(({ kind }) => kind === 'refused_batch')) {
    const bad = emails.find((email) => names(fault.emails, email))
    if (bad) throw problems.invalid(sentence(fault, bad))
  }
}

function names(emails: string[] | undefined, email: string | null | undefined): boolean {
  if (!emails) return true
  return emails.some((name) => name.toLowerCase() === email?.toLowerCase())
}

function sentence(fault: Fault, email: string | null | undefined): string {
  return fault.error ?? `${email} looks fake or invalid, please enter a real email address.`
}
