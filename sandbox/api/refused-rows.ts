import type { Fault } from '../faults.ts'
import { problems } from './problem.ts'
import type { Written } from './write-member.ts'

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

/** The part of a write that Mailchimp keeps of this address: it answers 200, and the rest stays as it was. */
export function keptPart(faults: Fault[], email: string | null | undefined, written: Written): Written {
  const ignoring = faults.filter(({ kind, emails }) => kind === 'ignored_values' && names(emails, email))
  const isKept = (tag: string) => !ignoring.some(({ fields }) => !fields || fields.includes(tag))
  const merge_fields = Object.fromEntries(Object.entries(written.merge_fields ?? {}).filter(([tag]) => isKept(tag)))
  return ignoring.length === 0 ? written : { ...written, merge_fields }
}

/** Whether Mailchimp passes over this address when tags change, without an error. */
export function isPassedOver(faults: Fault[], email: string): boolean {
  return faults.some(({ kind, emails, fields }) => kind === 'ignored_values' && !fields && names(emails, email))
}

function names(emails: string[] | undefined, email: string | null | undefined): boolean {
  if (!emails) return true
  return emails.some((name) => name.toLowerCase() === email?.toLowerCase())
}

function sentence(fault: Fault, email: string | null | undefined): string {
  return fault.error ?? `${email} looks fake or invalid, please enter a real email address.`
}
