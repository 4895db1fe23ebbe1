/**
 * Whether the caller has the version with this ETag: in a list of tags, as a weak tag, or as `*` (RFC 9110, 13.1.2). A
 * proxy that compresses the answer itself makes our tag weak.
 */
export function knowsTag(header: string | undefined, tag: string): boolean {
  if (header === undefined || header === tag) return header !== undefined
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === tag || known.trim() === '*')
}
