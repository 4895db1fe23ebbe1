/** A label in whole millimetres. `isByItself`: each check-in prints one, without a tap. */
export type BadgeSettings = { width: number; height: number; isByItself: boolean }

/** In millimetres: from the smallest label with a readable code to the width of A3. */
export const badgeSides = { least: 20, most: 300 }

/** The stored value may be from another version, or edited by hand. Undefined if it is none. */
export function badgeIn(kept: unknown): BadgeSettings | undefined {
  const { width, height, isByItself } = (kept ?? {}) as Partial<Record<keyof BadgeSettings, unknown>>
  return isBadgeSide(width) && isBadgeSide(height) ? { width, height, isByItself: isByItself === true } : undefined
}

export function isBadgeSide(mm: unknown): mm is number {
  return Number.isInteger(mm) && Number(mm) >= badgeSides.least && Number(mm) <= badgeSides.most
}
