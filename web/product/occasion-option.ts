import type { ShownOccasion } from './use-occasions.ts'
import { showDayIn, showMoment } from './time.ts'
import { words } from '../words/product.ts'

/** An occasion in a list to choose from: two nights may have one name. */
export function occasionOption(occasion: ShownOccasion): string {
  const { opens_at: opens, zone } = occasion
  const name = occasionName(occasion)
  return opens === null || name.includes(showDayIn(zone, opens)) ? name : `${name} · ${showMoment(zone, opens)}`
}

/** Beside other occasions, a main one without times is told apart from them: it has the name of the whole list. */
export function occasionName({ name, is_main: isMain, opens_at: opens, closes_at: closes }: ShownOccasion): string {
  return isMain && opens === null && closes === null ? words.occasion.anyTime({ name }) : name
}
