/** Rounded down to tenths of a per cent, so that it is not 100 while one member has no code. */
export function coverageOf(covered: number, total: number): number {
  return total === 0 ? 100 : Math.floor((covered * 1000) / total) / 10
}
