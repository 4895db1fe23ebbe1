// The link inside a QR code, and how a code is found again in what a camera, a hardware reader or a person hands over.
import { codeKey, isOwnCode, isWellFormedCode } from './code.ts'

/**
 * The text of a contact's QR code. Scheme and host are case-insensitive (RFC 3986) and the path is ours, so a code of
 * capitals and digits gives a link of capitals: alphanumeric mode makes the symbol one or two versions smaller.
 * A code with small letters, or a public URL with a path of its own, keeps its case.
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

/** Whether a typed code is one of ours with a mistake in it. Adopted codes have no check symbol and may look so too. */
export function looksMistyped(text: string): boolean {
  const code = codeInText(text)
  return code !== undefined && !isOwnCode(code)
}
