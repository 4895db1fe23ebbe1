/** Base64 as in an offline list: without characters that have a meaning in addresses, and without padding. */
export function base64UrlOf(bytes: Uint8Array): string {
  // One call with all bytes as arguments would end at about 100,000.
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export function bytesFromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0)!)
}
