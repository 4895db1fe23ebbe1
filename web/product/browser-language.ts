import { languageOf } from '#domain/spoken.ts'

/** The language that sorts names; undefined if the browser has none that others understand. */
export const browserLanguage = () => languageOf(navigator.language)
