const contacts = 100_000
const start = 'BENCHBENCHBENCHBEN'
const digits = 6

/** Codes that pgbench can make from a number, as long as other codes. */
export const referenceCodes = Array.from({ length: contacts }, (_, n) => start + String(n + 1).padStart(digits, '0'))

/** SQL for the code with number `n`, from 1. */
export const codeOf = (n: string) => `'${start}' || lpad(${n}::text, ${digits}, '0')`
