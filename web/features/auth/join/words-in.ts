/** The words of the page behind an invitation in the other languages. */
export const joinIn = {
  de: async () => (await import('#words/de/join/index.ts')).join,
  fr: async () => (await import('#words/fr/join/index.ts')).join,
  es: async () => (await import('#words/es/join/index.ts')).join,
  nl: async () => (await import('#words/nl/join/index.ts')).join,
  pt: async () => (await import('#words/pt/join/index.ts')).join,
}
