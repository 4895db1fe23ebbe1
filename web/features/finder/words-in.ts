/** The words of the search in the other languages. */
export const finderIn = {
  de: async () => (await import('#words/de/finder/index.ts')).finder,
  fr: async () => (await import('#words/fr/finder/index.ts')).finder,
  es: async () => (await import('#words/es/finder/index.ts')).finder,
  nl: async () => (await import('#words/nl/finder/index.ts')).finder,
  pt: async () => (await import('#words/pt/finder/index.ts')).finder,
}
