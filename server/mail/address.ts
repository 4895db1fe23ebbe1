export type Mailbox = { name: string; address: string }

/**
 * Accepts one plain address: no quotes, comments, lists or line breaks, because mail programs interpret those
 * differently.
 */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\],;:\\"\p{Cc}]+@[^\s@<>()[\],;:\\"\p{Cc}]+$/u.test(text)
}

/** `name@host`, or `A Name <name@host>`; undefined for anything else. */
export function readMailbox(text: string): Mailbox | undefined {
  const [, name = '', address = ''] = /^([^<>"\p{Cc}]*)<([^<>]*)>$/u.exec(text) ?? [undefined, '', text]
  return isPlainAddress(address) ? { name: name.trim(), address } : undefined
}
