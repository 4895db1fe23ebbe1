/** English is the source of all words. The others are named by their primary subtag (BCP 47). */
export const languages = ['en', 'de', 'fr', 'es', 'nl', 'pt'] as const
export type Language = (typeof languages)[number]

/** The languages of translations. */
export const otherLanguages = languages.filter((each) => each !== 'en')

/** The tags for `lang` and `Intl`. Portuguese is that of Brazil. English dates are as in Britain. */
export const tagOf: Record<Language, string> = { en: 'en-GB', de: 'de', fr: 'fr', es: 'es', nl: 'nl', pt: 'pt-BR' }

/** For `dir`, by a language or a tag such as pt-BR. Arabic and Hebrew are written from right to left, and not spoken here yet. */
export const dirOf = (tag: string) => (/^(?:ar|he)\b/.test(tag) ? 'rtl' : 'ltr')

/** The tag of a page that anyone may find: English without a region. */
export function pageTagOf(language: Language): string {
  return language === 'en' ? language : tagOf[language]
}

/** Each language by its own name, for a choice of languages. */
export const nameOf: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  nl: 'Nederlands',
  pt: 'Português',
}

/** Browsers send a few tags. More than this is not from a person. */
const longest = 1000

/**
 * The language that a reader prefers, by the header Accept-Language (RFC 9110, 12.5.4). A regional tag such as de-AT means
 * its language. English if none is spoken here.
 */
export function chooseLanguage(accepted: string | undefined): Language {
  const wanted = (accepted ?? '')
    .slice(0, longest)
    .split(',')
    .map((entry, place) => ({ ...readEntry(entry), place }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.place - other.place)
  for (const { language } of wanted) if (isLanguage(language)) return language
  return 'en'
}

function readEntry(entry: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const [, given = '1'] =
    /^q=([01](?:\.\d{0,3})?)$/.exec(parameters.find((each) => each.startsWith('q=')) ?? 'q=1') ?? []
  return { language: tag.split('-')[0]!, weight: Number(given) }
}

export function isLanguage(text: string): text is Language {
  return languages.some((each) => each === text)
}

/** The language that sorts names: without extensions of the tag. Undefined for a tag that others do not understand. */
export function languageOf(tag: string): string | undefined {
  try {
    const { baseName } = new Intl.Locale(tag)
    return baseName.split('-').length <= 4 ? baseName : undefined
  } catch {
    return undefined
  }
}
