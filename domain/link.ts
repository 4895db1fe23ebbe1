// The link inside a QR code, and finding the code in a text from a camera, a hardware reader or a person.
import { codeKey, isOwnCode, isWellFormedCode } from './code.ts'
import { oneLine } from './user-text.ts'

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

/**
 * SPEC §5: the link path, a code segment, and then scan, direct or a pipe. On any host and in any case. A link that ends
 * at its code counts as well, because people shorten links.
 */
const linkShape =
  /\/(?:q|qr-code)\/([A-Za-z0-9]{24})(?:\/(?:scan|direct)(?![A-Za-z0-9])|\/?\||(?![A-Za-z0-9]|\/[A-Za-z0-9]))/i

/** A slash and a pipe as mail programs, redirects and wrong keyboards write them. */
const escapedSlash = /(?:%(?:25)*2F|&#x2F;|&#47;|&sol;|[\\/])+/gi
const escapedPipe = /%(?:25)*7C|&#x7C;|&#124;/gi

/** SPEC §5: a camera reading counts only as a link, because any QR code may contain 24 letters. */
export function codeInLink(text: string): string | undefined {
  const plain = plainLink(text)
  // Mail programs break long links over two lines.
  const linked = linkShape.exec(plain)?.[1] ?? linkShape.exec(plain.replaceAll(' ', ''))?.[1]
  return linked === undefined ? undefined : codeKey(linked)
}

function plainLink(text: string): string {
  return oneLine(text.normalize('NFKC')).replace(escapedSlash, '/').replace(escapedPipe, '|')
}

/**
 * The key of the code in a scanned or typed text; undefined when the text holds none. Typed codes may have spaces,
 * hyphens and quotes. This does not detect typing mistakes: {@link looksMistyped} does.
 */
export function codeInText(text: string): string | undefined {
  const linked = codeInLink(text)
  if (linked !== undefined) return linked
  const typed = oneLine(text.normalize('NFKC')).replaceAll(/[\s\p{Pd}]|^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/gu, '')
  return isWellFormedCode(typed) ? codeKey(typed) : undefined
}

/** A scheme in the text, also as a reader of another layout types it, or an address alone. */
const linkLike =
  /:\/\/|^https?(?:$|\P{L}|\p{L}?[^\p{L}\s]{2})|^(?:mailto|tel):|\bhttps?:|\bwww\.\w|^[\w-]+(?:\.[\w-]+)+(?::\d+)?\/\S+$/iu

/** Whether a text that should be a name is a link or a code, as hardware readers type them into fields. */
export function looksLikeLinkOrCode(text: string): boolean {
  const code = codeInText(text)
  // A long name may have 24 letters too. Of our codes, 1 in 1,300 has no digit, and its check symbol tells.
  if (code !== undefined && (/\d/.test(code) || isOwnCode(code))) return true
  return codeInLink(text) !== undefined || linkLike.test(text.trim())
}

/**
 * Whether a typed code looks like one of ours with a typo. Adopted codes have no check symbol, so they may look the
 * same.
 */
export function looksMistyped(text: string): boolean {
  const code = codeInText(text)
  return code !== undefined && !isOwnCode(code)
}
