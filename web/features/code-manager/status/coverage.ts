/**
 * The share of members with a code in per cent, rounded down to tenths. So it is below 100 while one member has no
 * code.
 */
export function coverageOf(covered: number, total: number): number {
  return total === 0 ? 100 : Math.floor((covered * 1000) / total) / 10
}
