import { languageOf } from '#domain/language.ts'

/** The language that sorts names; undefined if the browser has none that others understand. */
export const browserLanguage = () => languageOf(navigator.language)
