/** Mailchimp's longest name of a tag, in characters. */
export const tagNameLimit = 100

/** Listpass itself gives and takes these tags, by scans. */
export function isKeptTag(name: string): boolean {
  return /^\s*attended:/i.test(name)
}
