import type { Occasion } from '#contract/occasions.ts'
import { showHours, showMoment, showSpan } from '../../../product/show-times.ts'
import { sentences } from '../form/words.ts'
import { words } from '../words.ts'

/** The times of an occasion in a few words; `isInDay` under the heading of its day. */
export function whenOf({ opens_at: opens, closes_at: closes, zone }: Occasion, isInDay = false): string {
  if (opens !== null && closes !== null) return (isInDay ? showHours : showSpan)(zone, opens, closes)
  if (opens !== null) return sentences.from(showMoment(zone, opens)).replace(/\.$/, '')
  if (closes !== null) return sentences.until(showMoment(zone, closes)).replace(/\.$/, '')
  return words.phases.always
}
