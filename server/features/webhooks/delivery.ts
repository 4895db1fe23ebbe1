// Parses a delivery. It is only a hint that a member may have changed. The member is read again, so only addresses are
// taken from it.

export type Hint = { kind: string; email: string; oldEmail: string | undefined }

const kinds = new Set(['subscribe', 'unsubscribe', 'profile', 'cleaned', 'upemail'])

/** Undefined if it contains no address. Keys have PHP's form, data[email]. Addresses are returned in lower case. */
export function readDelivery(body: string): Hint | undefined {
  const form = new URLSearchParams(body)
  const kind = form.get('type') ?? ''
  if (!kinds.has(kind)) return undefined
  const email = readEmail(form.get(kind === 'upemail' ? 'data[new_email]' : 'data[email]'))
  const oldEmail = kind === 'upemail' ? readEmail(form.get('data[old_email]')) : undefined
  return email === undefined ? undefined : { kind, email, oldEmail }
}

function readEmail(value: string | null): string | undefined {
  const email = value?.trim().toLowerCase() ?? ''
  // oxlint-disable-next-line no-control-regex -- Postgres keeps no zero, and no address holds the others
  return email.length <= 320 && /^[^\s\u0000-\u001f]+@[^\s\u0000-\u001f]+$/.test(email) ? email : undefined
}
