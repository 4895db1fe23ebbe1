// The colour of an organiser, and which text can be read on it (WCAG 2.2, 1.4.3).

export const ink = '#16181d'
export const white = '#ffffff'

/** Text of any size needs this contrast with its ground. */
export const leastContrast = 4.5

/** `isOwn` is false if neither white nor ink can be read on the colour: then the ground is ink. */
export type Ground = { ground: string; text: string; isOwn: boolean }

/** The ground and the text of a heading. `accent`: "#rrggbb" in any case; null, or any other text, gives ink. */
export function groundOf(accent: string | null): Ground {
  const ground = accent?.toLowerCase()
  if (ground === undefined || !/^#[0-9a-f]{6}$/.test(ground)) return { ground: ink, text: white, isOwn: false }
  const text = [white, ink].find((each) => contrastOf(ground, each) >= leastContrast)
  return text === undefined ? { ground: ink, text: white, isOwn: false } : { ground, text, isOwn: true }
}

/** From 1 to 21, for two colours as "#rrggbb". */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const share = Number.parseInt(colour.slice(place, place + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
