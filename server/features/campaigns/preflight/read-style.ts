/** Properties in lower case with their values in lower case. */
export type Style = ReadonlyMap<string, string>

export function readStyle(text: string): Style {
  const pairs = text.split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf(':')
    const value = part
      .slice(at + 1)
      .replace('!important', '')
      .trim()
      .toLowerCase()
    return at < 0 ? [] : [[part.slice(0, at).trim().toLowerCase(), value]]
  })
  return new Map(pairs)
}

/** CSS pixels of `200`, `200px` or `200.5px`; undefined for any other unit. */
export function pixelsOf(text: string | undefined): number | undefined {
  const number = /^\s*(\d{1,6}(?:\.\d{1,6})?)\s*(?:px)?\s*$/.exec(text ?? '')?.[1]
  return number === undefined ? undefined : Number(number)
}

export function isHiddenBy(style: Style): boolean {
  return (
    style.get('display') === 'none' ||
    style.get('visibility') === 'hidden' ||
    style.get('mso-hide') === 'all' ||
    Number(style.get('opacity') ?? 1) === 0 ||
    pixelsOf(style.get('max-height')) === 0
  )
}
