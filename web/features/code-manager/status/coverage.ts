/** In whole tenths of a per cent, downwards: as long as one member has no code it is not 100. */
export function coverageOf(covered: number, total: number): number {
  return total === 0 ? 100 : Math.floor((covered * 1000) / total) / 10
}
