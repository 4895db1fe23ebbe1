/** The words around the screens of members in the other languages. */
export const appIn = {
  de: async () => (await import('#words/de/app/index.ts')).app,
  fr: async () => (await import('#words/fr/app/index.ts')).app,
  es: async () => (await import('#words/es/app/index.ts')).app,
  nl: async () => (await import('#words/nl/app/index.ts')).app,
  pt: async () => (await import('#words/pt/app/index.ts')).app,
}
