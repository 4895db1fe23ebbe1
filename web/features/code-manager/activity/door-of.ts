import type { Scan } from '#contract/scans.ts'
import { words } from '../../../words/night.ts'

/** The door of exits that no door scanned, because everyone was counted out. Its name is that of `everyone_out`. */
const countsOut = 'system'

/** The door of a scan, as organisers read it. */
export const doorOf = ({ door, direction }: Pick<Scan, 'door' | 'direction'>): string =>
  door === countsOut && direction === 'out' ? words.activity.everyoneOut : door
