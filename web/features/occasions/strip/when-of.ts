import type { Occasion } from '#contract/occasions.ts'
import { showHours, showMoment, showTimesOf } from '../../../product/show-times.ts'
import { words } from '../../../words/occasions.ts'

/** The times of an occasion in a few words; `isInDay` under the heading of its day. */
export function whenOf(occasion: Occasion, isInDay = false): string {
  const { opens_at: opens, closes_at: closes, zone } = occasion
  if (opens !== null && closes !== null) {
    return isInDay ? showHours(zone, opens, closes) : showTimesOf(occasion, opens, closes)
  }
  if (opens !== null) return words.page.short.opens({ moment: showMoment(zone, opens) })
  if (closes !== null) return words.page.short.closes({ moment: showMoment(zone, closes) })
  return words.page.phases.always
}
