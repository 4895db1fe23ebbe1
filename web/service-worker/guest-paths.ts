/** The page of a code, of which a browser keeps a copy. A printed code may have its address in capitals. */
export function isGuestPage(path: string): boolean {
  return /^\/(?:q|qr-code)\/[A-Za-z0-9]{24}\/(?:scan|direct)\/?$/i.test(path)
}

/** Its scripts, fonts and logos: each never changes under its address. */
export function isGuestFile(path: string): boolean {
  return /^\/(?:assets|logo)\//.test(path)
}
