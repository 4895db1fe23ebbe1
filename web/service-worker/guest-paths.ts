/** The page of a code, of which a browser keeps a copy. A printed code may have its address in capitals. */
export function isGuestPage(path: string): boolean {
  return /^\/(?:q|qr-code)\/[A-Za-z0-9]{24}\/(?:scan|direct)\/?$/i.test(path)
}

/** The page's scripts, fonts and logos. A file never changes under its address. */
export function isGuestFile(path: string): boolean {
  return /^\/(?:assets|logo)\//.test(path)
}
