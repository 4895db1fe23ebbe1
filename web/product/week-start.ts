import { inLanguage } from '../ui/spoken.ts'

/** Firefox has no week info yet; older browsers have it as a property. */
type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }

/** The first day of the week in a language and region: 0 is Monday, which it also is where the browser does not know. */
export function weekStartOf(language: string): number {
  const locale: WithWeek = new Intl.Locale(language)
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }
  return (firstDay + 6) % 7
}

/** In the language of the page and the region of the browser. */
export const weekStart = inLanguage(weekStartOf)
