import type { Settings } from '../store.ts'

/** The tags and saved segments that these settings invite. */
export function segmentsOf(all: Pick<Settings, 'who'>[]): number[] {
  return all.flatMap(({ who }) => (who?.kind === 'segment' ? [who.id] : []))
}
