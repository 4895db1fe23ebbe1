/**
 * Whether the caller has the version with this ETag: in a list of tags, as a weak one, or as `*` (RFC 9110, 13.1.2). A
 * proxy that compressed the answer itself may have weakened our tag.
 */
export function knowsTag(header: string | undefined, tag: string): boolean {
  if (header === undefined || header === tag) return header !== undefined
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === tag || known.trim() === '*')
}
