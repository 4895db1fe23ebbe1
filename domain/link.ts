// The link inside a QR code, and finding the code in a text from a camera, a hardware reader or a person.
import { codeKey, isOwnCode, isWellFormedCode } from './code.ts'

/**
 * The text of a contact's QR code. A link of capitals makes the symbol one or two versions smaller, because it fits
 * alphanumeric mode. It works for codes of capitals and digits: scheme and host are case-insensitive (RFC 3986), and
 * the path is ours. A code with small letters, or a public URL with its own path, keeps its case.
 */
export function linkOf(publicUrl: string, code: string): string {
  const base = publicUrl.replace(/\/+$/, '')
  const link = `${base}/q/${code}/scan`
  const hasNoPath = /^[^:]+:\/\/[^/]+$/.test(base)
  return hasNoPath && code === codeKey(code) ? link.toUpperCase() : link
}

/** SPEC §5: the link path, a code segment, and then scan, direct or a pipe. On any host and in any case. */
const linkShape = /\/(?:q|qr-code)\/([A-Za-z0-9]{24})(?:\/(?:scan|direct)(?![A-Za-z0-9])|\|)/i

/** SPEC §5: a camera reading counts only as a link, because any QR code may contain 24 letters. */
export function codeInLink(text: string): string | undefined {
  const linked = linkShape.exec(text)?.[1]
  return linked === undefined ? undefined : codeKey(linked)
}

/**
 * The key of the code in a scanned or typed text; undefined when the text holds none. Typed codes may have spaces and
 * hyphens. This does not detect typing mistakes: {@link looksMistyped} does.
 */
export function codeInText(text: string): string | undefined {
  const linked = codeInLink(text)
  if (linked !== undefined) return linked
  const typed = text.replaceAll(/[\s-]/g, '')
  return isWellFormedCode(typed) ? codeKey(typed) : undefined
}

/**
 * Whether a typed code looks like one of ours with a typo. Adopted codes have no check symbol, so they may look the
 * same.
 */
export function looksMistyped(text: string): boolean {
  const code = codeInText(text)
  return code !== undefined && !isOwnCode(code)
}
